import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** The page of a game. */
const page = lazyPage({
  route: "game",
  texts: ["game", "reviews", "media", "news"],
  screen: () => import("#ui/features/game/screens/game-page.tsx"),
});

export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode",
  ...page,
  component: withPreload(page.component, () => <page.component {...gameRoute.useParams()} />),
});
