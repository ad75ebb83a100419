/** What the route loads lazily, in one file. */
export { LoadingPage as Page, load, loadingHead as head } from "#ui/features/launcher/screens/home/moments-page.tsx";
