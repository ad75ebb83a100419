import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { parseGameReviewsSearch } from "#ui/screens/game-reviews/game-reviews-search.ts";
import { rootRoute } from "./root-route.tsx";

const TEXTS = ["game", "reviews"] as const;
const parts = () => import("./game-reviews-parts.ts");

export const gameReviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/review",
  validateSearch: parseGameReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const texts = context.texts.ensure(context.visit.get().locale, TEXTS);
    const { loadGameReviews } = await parts();
    const [outcome] = await Promise.all([loadGameReviews(context, params.gameCode, deps), texts]);
    if (outcome === "notFound") throw notFound();
  },
  head: async ({ match }) => {
    const { headTagsOf, gameReviewsHead } = await parts();
    return headTagsOf(match.context, gameReviewsHead(match.context, match.params.gameCode));
  },
  component: lazyRouteComponent(parts, "GameReviewsPage"),
  staticData: { route: "gameReview", modules: ["app/routes/game-reviews-parts.ts"], texts: TEXTS },
});
