import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Rewards of a player. */
export const rewardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reward",
  ...lazyPage({
    route: "reward",
    texts: ["rewards"],
    screen: () => import("#ui/features/rewards/screens/reward-page.tsx"),
  }),
});
