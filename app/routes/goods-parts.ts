/** What the routes of goods and of bundles load lazily, in one file. */
export { head, load, Page } from "#ui/features/goods/screens/goods-page.tsx";
