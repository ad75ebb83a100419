import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "#ui/features/game-header/load-game.ts";
import { DEFAULT_REVIEW_FILTER } from "#ui/features/reviews/components/review-sorts.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { loadOwnParts } from "#ui/features/reviews/queries/load-own-parts.ts";
import { type ReviewFilter, reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";
import type { GameReviewsSearch } from "./game-reviews-search.ts";

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
 * Prefetches as many pages of reviews as the address names, so that back navigation can restore the scroll position.
 */
export async function loadGameReviews(
  context: ScreenContext,
  { params, search }: PageAddress<{ readonly gameCode: string }, GameReviewsSearch>,
): Promise<GameOutcome> {
  const { queryClient } = context;
  const { gameCode } = params;
  const game = loadGameItself(context, gameCode);
  const parts = Promise.all([
    queryClient.prefetchInfiniteQuery({
      ...reviewsQuery(context, gameCode, reviewFilterOf(search)),
      pages: search.pages ?? 1,
    }),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    ...loadOwnParts(context, gameCode),
  ]);
  if (context.blocksOnData()) await parts;
  else if (isGameKnown(context, gameCode)) return "found";
  return game;
}
