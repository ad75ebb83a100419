import type { PageAddress, ScreenContext } from "#ui/head/page-head.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { type ReviewFilter, reviewsQuery } from "#ui/queries/reviews.ts";
import { DEFAULT_REVIEW_FILTER } from "#ui/sections/reviews/review-sorts.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "../game/load-game.ts";
import { loadOwnParts } from "../game/load-own-parts.ts";
import { type GameReviewsSearch, parseGameReviewsSearch } from "./game-reviews-search.ts";

/** What the address narrows the list to. */
export function reviewFilterOf({ sort, stars, language }: GameReviewsSearch): ReviewFilter {
  return {
    ...DEFAULT_REVIEW_FILTER,
    ...(sort === undefined ? {} : { sort }),
    ...(stars === undefined ? {} : { stars }),
    ...(language === undefined ? {} : { language }),
  };
}

/**
 * Fills the cache with what the page of reviews shows, as many pages as the address asks for: a player who comes back
 * finds the place they left.
 */
export async function loadGameReviews(
  context: ScreenContext,
  { params, search: rawSearch }: PageAddress,
): Promise<GameOutcome> {
  const { queryClient } = context;
  const gameCode = params.gameCode ?? "";
  const search = parseGameReviewsSearch(rawSearch);
  const game = loadGameItself(context, gameCode);
  const parts = Promise.all([
    queryClient.prefetchInfiniteQuery({
      ...reviewsQuery(context, gameCode, reviewFilterOf(search)),
      pages: search.pages ?? 1,
    }),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    ...loadOwnParts(context, gameCode),
  ]);
  if (context.waitsForAnswers()) await parts;
  else if (isGameKnown(context, gameCode)) return "found";
  return game;
}
