/** What the route loads lazily, in one file. */
export { load, ResultPage as Page, resultHead as head } from "#ui/screens/launcher-home/moments-page.tsx";
