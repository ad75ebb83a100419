/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/achievements/screens/game-achievements-page.tsx";
