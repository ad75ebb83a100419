/** What the routes load lazily, in one file. */
export { head, load, Page } from "#ui/screens/board/board-page.tsx";
