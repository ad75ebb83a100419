/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/boards/screens/write/board-write-page.tsx";
