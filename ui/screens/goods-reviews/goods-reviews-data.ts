import type { PageAddress, ScreenContext } from "#ui/head/page-head.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { gameQuery } from "#ui/queries/game.ts";
import { reviewsQuery } from "#ui/queries/reviews.ts";
import { loadOwnParts } from "../game/load-own-parts.ts";
import { reviewFilterOf } from "../game-reviews/game-reviews-data.ts";
import { parseGameReviewsSearch } from "../game-reviews/game-reviews-search.ts";
import { type GoodsOutcome, knownOutcome, loadGoodsItself } from "../goods/load-goods.ts";
import { LateReviewsBoard } from "./late-reviews-board.ts";

/** Fills the cache with what the page of reviews of goods shows, as many pages as the address asks for. */
export async function loadGoodsReviews(
  context: ScreenContext,
  { params, search: rawSearch }: PageAddress,
): Promise<GoodsOutcome> {
  const { gameCode = "", goodsId = "" } = params;
  const { queryClient } = context;
  const search = parseGameReviewsSearch(rawSearch);
  const outcome = loadGoodsItself(context, { gameCode, goodsId });
  const parts = Promise.all([
    LateReviewsBoard.preload(),
    queryClient.prefetchQuery({ ...gameQuery(context, queryClient, gameCode), meta: {} }),
    queryClient.prefetchInfiniteQuery({
      ...reviewsQuery(context, gameCode, { ...reviewFilterOf(search), packageBundleId: goodsId }),
      pages: search.pages ?? 1,
    }),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    ...loadOwnParts(context, gameCode),
  ]);
  if (!context.waitsForAnswers()) return knownOutcome(context, { gameCode, goodsId }) ?? outcome;
  await parts;
  return outcome;
}
