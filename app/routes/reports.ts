import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Reported posts, for moderators. */
export const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports",
  ...lazyPage({
    route: "reports",
    texts: ["report"],
    screen: () => import("#ui/features/moderation/reports-page.tsx"),
  }),
});
