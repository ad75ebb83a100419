/** What the route loads lazily, in one file. */
export { load, ResultPage as Page, resultHead as head } from "#ui/features/launcher/screens/home/moments-page.tsx";
