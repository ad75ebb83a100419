/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/account/screens/account-page.tsx";
