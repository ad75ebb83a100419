/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/reviews/screens/goods/goods-reviews-page.tsx";
