/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/news/screens/notice-page.tsx";
