/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/cart/screens/cart-page.tsx";
