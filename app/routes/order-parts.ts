/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/orders/screens/order/order-page.tsx";
