import type { Goods } from "#core/catalogue/goods.ts";
import type { PageAddress, ScreenContext } from "#ui/head/page-head.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { gameQuery, meansNoSuchGame } from "#ui/queries/game.ts";
import { goodsQuery } from "#ui/queries/goods.ts";
import { oneGoodsQuery, partGoodsQuery } from "#ui/queries/one-goods.ts";
import { reviewsQuery } from "#ui/queries/reviews.ts";
import { DEFAULT_REVIEW_FILTER } from "#ui/sections/reviews/review-sorts.ts";
import { loadOwnParts } from "../game/game-data.ts";
import { GoodsBelow } from "./goods-below.ts";

/** `failed`: the page is shown all the same and says so in place. */
export type GoodsOutcome = "found" | "notFound" | "failed";

/** Which goods an address names: bundles are named by their id alone. */
export interface GoodsAddress {
  readonly goodsId: string;
  /** `undefined` on the page of a bundle. */
  readonly gameCode?: string | undefined;
}

/** Goods at the address of another game, or a bundle at that of an edition, are not there: a page has one address. */
export function belongsTo(goods: Goods, { gameCode }: GoodsAddress): boolean {
  const isBundle = goods.contentType === "BUNDLE";
  return gameCode === undefined ? isBundle : !isBundle && goods.gameCode === gameCode;
}

/** Ids of the parts that are goods themselves. */
export const partIdsOf = ({ contents }: Pick<Goods, "contents">): readonly string[] =>
  contents.flatMap(({ goodsId }) => goodsId ?? []);

/** Asks for the goods alone and tells whether they are there. */
export async function loadGoodsItself(context: ScreenContext, address: GoodsAddress): Promise<GoodsOutcome> {
  try {
    const goods = await context.queryClient.fetchQuery(oneGoodsQuery(context, address.goodsId));
    return belongsTo(goods, address) ? "found" : "notFound";
  } catch (error) {
    return meansNoSuchGame(error) ? "notFound" : "failed";
  }
}

/** Fills the cache with what the page of goods shows; what depends on the goods themselves is asked for after them. */
export async function loadGoods(context: ScreenContext, { params }: PageAddress): Promise<GoodsOutcome> {
  const { goodsId = "", gameCode } = params;
  const { queryClient } = context;
  const outcome = loadGoodsItself(context, { goodsId, gameCode });
  const parts = Promise.all([
    GoodsBelow.preload(),
    gameCode === undefined ? loadBundle(context, goodsId, outcome) : loadGameParts(context, gameCode),
  ]);
  if (context.waitsForAnswers()) await parts;
  else if (queryClient.getQueryData(oneGoodsQuery(context, goodsId).queryKey) !== undefined) return "found";
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
    ...partIdsOf(bundle).map((partId) => queryClient.prefetchQuery(partGoodsQuery(context, partId))),
  ]);
}
