/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/screens/board-write/board-write-page.tsx";
