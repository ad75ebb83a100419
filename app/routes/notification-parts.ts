/** Lazy chunk of the route. */
export { head, load, Page } from "#ui/features/notifications/screens/notification-page.tsx";
