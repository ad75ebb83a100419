import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Reviews of a game. */
export const gameReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/review",
  ...lazyPage({
    route: "gameReview",
    texts: ["game", "reviews"],
    screen: () => import("#ui/features/reviews/screens/game/game-reviews-page.tsx"),
    ...(import.meta.env.SSR && { modules: ["ui/features/reviews/screens/game/game-reviews-page.tsx"] }),
  }),
});
