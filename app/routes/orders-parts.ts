/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/orders/screens/orders/orders-page.tsx";
