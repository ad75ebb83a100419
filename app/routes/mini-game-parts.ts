/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/rewards/screens/mini-game-page.tsx";
