/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/reviews/screens/game/game-reviews-page.tsx";
