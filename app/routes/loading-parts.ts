/** Lazy chunk of the route. */
export { LoadingPage as Page, load, loadingHead as head } from "#ui/features/launcher/screens/home/moments-page.tsx";
