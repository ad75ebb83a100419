/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/rewards/screens/coupon-page.tsx";
