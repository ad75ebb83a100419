/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/gifts/screens/gift-page.tsx";
