/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/features/reviews/screens/game/game-reviews-page.tsx";
