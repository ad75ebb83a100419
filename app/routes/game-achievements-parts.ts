/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/features/achievements/screens/game-achievements-page.tsx";
