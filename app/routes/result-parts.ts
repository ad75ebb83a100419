/** Lazy chunk of the route. */
export { load, ResultPage as Page, resultHead as head } from "#ui/features/launcher/screens/home/moments-page.tsx";
