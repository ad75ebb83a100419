/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/features/news/screens/notice-page.tsx";
