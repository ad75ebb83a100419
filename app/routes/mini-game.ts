import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** The mini game of the publisher. */
export const miniGameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/mini-game",
  ...lazyPage({
    route: "miniGame",
    texts: ["rewards", "media"],
    screen: () => import("#ui/features/rewards/screens/mini-game-page.tsx"),
  }),
});
