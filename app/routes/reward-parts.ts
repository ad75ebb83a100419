/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/features/rewards/screens/reward-page.tsx";
