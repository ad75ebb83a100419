import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Page that a shell shows while it prepares the next one. */
export const loadingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/loading",
  ...lazyPage({
    route: "loading",
    texts: ["launcher"],
    screen: () => import("#ui/features/launcher/screens/home/loading-page.tsx"),
  }),
});
