import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Page to which services beside the store lead back. */
export const resultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/result",
  ...lazyPage({
    route: "result",
    texts: ["launcher"],
    screen: () => import("#ui/features/launcher/screens/home/result-page.tsx"),
  }),
});
