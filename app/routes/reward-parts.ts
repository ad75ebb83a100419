/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/rewards/screens/reward-page.tsx";
