import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { type GoodsOutcome, knownOutcome, loadGoodsItself } from "#ui/features/goods-header/load-goods.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { loadOwnParts } from "#ui/features/reviews/queries/load-own-parts.ts";
import { reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";
import { reviewFilterOf } from "../game/game-reviews-data.ts";
import type { GameReviewsSearch } from "../game/game-reviews-search.ts";

/** Prefetches the reviews of goods, as many pages as the address names. */
export async function loadGoodsReviews(
  context: ScreenContext,
  { params, search }: PageAddress<{ readonly gameCode: string; readonly goodsId: string }, GameReviewsSearch>,
): Promise<GoodsOutcome> {
  const { gameCode, goodsId } = params;
  const { queryClient } = context;
  const outcome = loadGoodsItself(context, { gameCode, goodsId });
  const parts = Promise.all([
    queryClient.prefetchQuery(gameQuery(context, queryClient, gameCode)),
    queryClient.prefetchInfiniteQuery({
      ...reviewsQuery(context, gameCode, { ...reviewFilterOf(context, search), packageBundleId: goodsId }, ESSENTIAL),
      pages: search.pages ?? 1,
    }),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    ...loadOwnParts(context, gameCode),
  ]);
  if (!context.blocksOnData()) return knownOutcome(context, { gameCode, goodsId }) ?? outcome;
  await parts;
  return outcome;
}
