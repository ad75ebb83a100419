/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/screens/orders/orders-page.tsx";
