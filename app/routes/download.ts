import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Download of the launcher. */
export const downloadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/download",
  ...lazyPage({
    route: "download",
    texts: ["download"],
    screen: () => import("#ui/features/download/screens/download-page.tsx"),
  }),
});
