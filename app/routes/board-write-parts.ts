/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/features/boards/screens/write/board-write-page.tsx";
