import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { chosenLanguages, languageFilter } from "#ui/data/post-languages.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "#ui/features/game-header/load-game.ts";
import { REVIEW_SORTS } from "#ui/features/reviews/components/review-sorts.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { loadOwnParts } from "#ui/features/reviews/queries/load-own-parts.ts";
import { type ReviewFilter, reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";
import type { GameReviewsSearch } from "./game-reviews-search.ts";

/** Filter in the address. */
export function reviewFilterOf(
  scope: Pick<QueryScope, "visit">,
  { sort, stars, language }: GameReviewsSearch,
): ReviewFilter {
  return {
    sort: REVIEW_SORTS[0],
    ...(sort === undefined ? {} : { sort }),
    ...(stars === undefined ? {} : { stars }),
    ...languageFilter(scope, chosenLanguages(scope, language)),
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
      ...reviewsQuery(context, gameCode, reviewFilterOf(context, search), ESSENTIAL),
      pages: search.pages ?? 1,
    }),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    ...loadOwnParts(context, gameCode),
  ]);
  if (context.blocksOnData()) await parts;
  else if (isGameKnown(context, gameCode)) return "found";
  return game;
}
