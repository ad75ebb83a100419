import type { Goods } from "#core/catalogue/goods.ts";
import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { bundlePartsQuery } from "#ui/features/catalogue/queries/bundle-parts.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { productQuery } from "#ui/features/catalogue/queries/product-query.ts";
import { type GoodsOutcome, knownOutcome, loadGoodsItself } from "#ui/features/goods-header/load-goods.ts";
import { defaultReviewFilter } from "#ui/features/reviews/components/review-sorts.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { loadOwnParts } from "#ui/features/reviews/queries/load-own-parts.ts";
import { reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";

/** Parameters of the page of goods; a bundle is of no single game. */
export interface GoodsPageParams {
  readonly goodsId: string;
  readonly gameCode?: string | undefined;
}

/** Prefetches the data of the goods page; requests that depend on the goods follow them. */
export async function loadGoods(
  context: ScreenContext,
  { params }: PageAddress<GoodsPageParams>,
): Promise<GoodsOutcome> {
  const { goodsId, gameCode } = params;
  const outcome = loadGoodsItself(context, { goodsId, gameCode });
  const parts = gameCode === undefined ? loadBundle(context, goodsId, outcome) : loadGameParts(context, gameCode);
  if (!context.blocksOnData()) return knownOutcome(context, { goodsId, gameCode }) ?? outcome;
  await parts;
  return outcome;
}

function loadGameParts(context: ScreenContext, gameCode: string): Promise<unknown> {
  const { queryClient } = context;
  return Promise.all([
    queryClient.prefetchQuery(gameQuery(context, queryClient, gameCode)),
    queryClient.prefetchQuery(goodsQuery(context, gameCode)),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    queryClient.prefetchInfiniteQuery(reviewsQuery(context, gameCode, defaultReviewFilter(context))),
    ...loadOwnParts(context, gameCode),
  ]);
}

async function loadBundle(context: ScreenContext, goodsId: string, outcome: Promise<GoodsOutcome>): Promise<unknown> {
  if ((await outcome) !== "found") return undefined;
  const { queryClient } = context;
  const bundle = queryClient.getQueryData(productQuery(context, goodsId).queryKey);
  if (bundle === undefined) return undefined;
  return Promise.all([loadGameParts(context, bundle.gameCode), loadParts(context, bundle)]);
}

/** The parts of a bundle, and the games that say when they can be played. */
async function loadParts(context: ScreenContext, bundle: Goods): Promise<unknown> {
  const { queryClient } = context;
  const query = bundlePartsQuery(context, bundle);
  await queryClient.prefetchQuery(query);
  const parts = queryClient.getQueryData(query.queryKey) ?? [];
  const gameCodes = new Set(parts.map(({ gameCode }) => gameCode));
  return Promise.all(
    [...gameCodes].map((gameCode) => queryClient.prefetchQuery(gameQuery(context, queryClient, gameCode))),
  );
}
