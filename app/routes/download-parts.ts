/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/download/screens/download-page.tsx";
