/** Lazy chunk of the routes of goods and bundles. */
export { head, load, Page } from "#ui/features/goods/screens/goods-page.tsx";
