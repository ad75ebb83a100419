import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** What a player has made public. */
const page = lazyPage({
  route: "player",
  texts: ["player", "boards", "reviews", "lists"],
  screen: () => import("#ui/features/players/player-page.tsx"),
});

export const playerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/player/$playerId",
  ...page,
  component: withPreload(page.component, () => <page.component {...playerRoute.useParams()} />),
});
