import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Notifications of the launcher. */
export const notificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/notification",
  ...lazyPage({
    route: "notification",
    texts: ["notifications"],
    screen: () => import("#ui/features/notifications/screens/notification-page.tsx"),
  }),
});
