/** Lazy chunk of the routes. */
export { head, load, Page } from "#ui/features/boards/screens/article/article-page.tsx";
