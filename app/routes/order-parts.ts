/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/features/orders/screens/order/order-page.tsx";
