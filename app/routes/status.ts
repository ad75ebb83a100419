import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Status of the services behind the store. */
export const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/status",
  ...lazyPage({
    route: "status",
    texts: ["status"],
    screen: () => import("#ui/features/status/status-page.tsx"),
  }),
});
