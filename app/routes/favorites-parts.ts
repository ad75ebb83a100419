/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/favorites-page/favorites-page.tsx";
