import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseGameReviewsSearch } from "#ui/features/reviews/screens/game/game-reviews-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Reviews of a game. */
const page = lazySearchPage(
  {
    route: "gameReview",
    texts: ["game", "reviews"],
    screen: () => import("#ui/features/reviews/screens/game/game-reviews-page.tsx"),
  },
  parseGameReviewsSearch,
);

export const gameReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/review",
  ...page,
  component: withPreload(page.component, () => (
    <page.component {...gameReviewRoute.useParams()} search={gameReviewRoute.useLoaderDeps()} />
  )),
});
