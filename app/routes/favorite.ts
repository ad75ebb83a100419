import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Games and goods that a player has marked. */
export const favoriteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/favorite",
  ...lazyPage({
    route: "favorite",
    texts: ["cart", "basket", "store"],
    screen: () => import("#ui/features/favorites-page/favorites-page.tsx"),
  }),
});
