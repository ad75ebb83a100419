import type { GameCode } from "#core/catalogue/game.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "#ui/features/game-header/load-game.ts";
import { gameNoticesQuery } from "#ui/features/news/queries/game-notices.ts";
import { storyCardsQuery } from "#ui/features/news/queries/story-cards.ts";
import { defaultReviewFilter } from "#ui/features/reviews/components/review-sorts.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { loadOwnParts } from "#ui/features/reviews/queries/load-own-parts.ts";
import { reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";
import { whenPainted } from "#ui/kit/lazy/when-painted.ts";

/**
 * Prefetches the data of the game page into the cache. If title and art are known from a list or an earlier visit, the
 * page does not wait: it shows them first, and its parts load afterwards.
 */
export async function loadGame(context: ScreenContext, gameCode: GameCode): Promise<GameOutcome> {
  const game = loadGameItself(context, gameCode);
  if (context.blocksOnData()) await loadParts(context, gameCode);
  else if (isGameKnown(context, gameCode)) {
    whenPainted(() => void loadParts(context, gameCode));
    return "found";
  } else void loadParts(context, gameCode);
  return game;
}

async function loadParts(context: ScreenContext, gameCode: GameCode): Promise<void> {
  const { queryClient } = context;
  await Promise.all([
    queryClient.prefetchQuery(goodsQuery(context, gameCode)),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    queryClient.prefetchQuery(facetsQuery(context)),
    queryClient.prefetchQuery(gameNoticesQuery(context, gameCode)),
    queryClient.prefetchQuery(storyCardsQuery(context, gameCode)),
    queryClient.prefetchInfiniteQuery(reviewsQuery(context, gameCode, defaultReviewFilter(context))),
    ...loadOwnParts(context, gameCode),
  ]);
}
