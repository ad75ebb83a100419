import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Reviews of goods. */
export const goodsReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/goods/$gameCode/$goodsId/review",
  ...lazyPage({
    route: "goodsReview",
    texts: ["goods", "game", "reviews", "lists"],
    screen: () => import("#ui/features/reviews/screens/goods/goods-reviews-page.tsx"),
    ...(import.meta.env.SSR && {
      modules: ["ui/features/reviews/screens/goods/goods-reviews-page.tsx"],
      lateModules: ["ui/features/reviews/screens/game/reviews-board.tsx"],
    }),
  }),
});
