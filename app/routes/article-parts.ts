/** What the routes load lazily, in one file. */
export { head, load, Page } from "#ui/features/boards/screens/article/article-page.tsx";
