import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseGameReviewsSearch } from "#ui/features/reviews/screens/game/game-reviews-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Reviews of goods. */
const page = lazySearchPage(
  {
    route: "goodsReview",
    texts: ["goods", "game", "reviews", "lists"],
    screen: () => import("#ui/features/reviews/screens/goods/goods-reviews-page.tsx"),
  },
  parseGameReviewsSearch,
);

export const goodsReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/goods/$gameCode/$goodsId/review",
  ...page,
  component: withPreload(page.component, () => (
    <page.component {...goodsReviewRoute.useParams()} search={goodsReviewRoute.useLoaderDeps()} />
  )),
});
