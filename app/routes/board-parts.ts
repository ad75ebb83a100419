/** Lazy chunk of the routes. */
export { head, load, Page } from "#ui/features/boards/screens/board/board-page.tsx";
