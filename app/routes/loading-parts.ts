/** What the route loads lazily, in one file. */
export { LoadingPage as Page, load, loadingHead as head } from "#ui/screens/launcher-home/moments-page.tsx";
