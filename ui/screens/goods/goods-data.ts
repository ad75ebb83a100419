import type { PageAddress, ScreenContext } from "#ui/head/page-head.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { bundlePartsQuery } from "#ui/queries/bundle-parts.ts";
import { gameQuery } from "#ui/queries/game.ts";
import { goodsQuery } from "#ui/queries/goods.ts";
import { oneGoodsQuery } from "#ui/queries/one-goods.ts";
import { reviewsQuery } from "#ui/queries/reviews.ts";
import { DEFAULT_REVIEW_FILTER } from "#ui/sections/reviews/review-sorts.ts";
import { loadOwnParts } from "../game/load-own-parts.ts";
import { GoodsBelow } from "./goods-below.ts";
import { GoodsBuy } from "./goods-buy.ts";
import { GoodsInside } from "./goods-inside.ts";
import { type GoodsOutcome, knownOutcome, loadGoodsItself } from "./load-goods.ts";

/** Fills the cache with what the page of goods shows; what depends on the goods themselves is asked for after them. */
export async function loadGoods(context: ScreenContext, { params }: PageAddress): Promise<GoodsOutcome> {
  const { goodsId = "", gameCode } = params;
  const outcome = loadGoodsItself(context, { goodsId, gameCode });
  const parts = Promise.all([
    GoodsBuy.preload(),
    GoodsInside.preload(),
    GoodsBelow.preload(),
    gameCode === undefined ? loadBundle(context, goodsId, outcome) : loadGameParts(context, gameCode),
  ]);
  if (!context.waitsForAnswers()) return knownOutcome(context, { goodsId, gameCode }) ?? outcome;
  await parts;
  return outcome;
}

function loadGameParts(context: ScreenContext, gameCode: string): Promise<unknown> {
  const { queryClient } = context;
  return Promise.all([
    queryClient.prefetchQuery({ ...gameQuery(context, queryClient, gameCode), meta: {} }),
    queryClient.prefetchQuery(goodsQuery(context, gameCode)),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    queryClient.prefetchInfiniteQuery(reviewsQuery(context, gameCode, DEFAULT_REVIEW_FILTER)),
    ...loadOwnParts(context, gameCode),
  ]);
}

async function loadBundle(context: ScreenContext, goodsId: string, outcome: Promise<GoodsOutcome>): Promise<unknown> {
  if ((await outcome) !== "found") return undefined;
  const { queryClient } = context;
  const bundle = queryClient.getQueryData(oneGoodsQuery(context, goodsId).queryKey);
  if (bundle === undefined) return undefined;
  return Promise.all([
    loadGameParts(context, bundle.gameCode),
    queryClient.prefetchQuery(bundlePartsQuery(context, bundle)),
  ]);
}
