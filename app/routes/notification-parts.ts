/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/screens/notification/notification-page.tsx";
