import type { Goods } from "#core/catalogue/goods.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { meansNoSuchGame } from "#ui/features/catalogue/queries/game.ts";
import { productQuery } from "#ui/features/catalogue/queries/product-query.ts";

/** `failed`: the page is shown and reports the failure itself. */
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

/** Cached data of the goods; `null` if there is none. */
export function knownOutcome({ queryClient, ...context }: ScreenContext, address: GoodsAddress): GoodsOutcome | null {
  const goods = queryClient.getQueryData(productQuery(context, address.goodsId).queryKey);
  if (goods === undefined) return null;
  return belongsTo(goods, address) ? "found" : "notFound";
}

/** Loads only the goods; resolves to whether they exist. */
export async function loadGoodsItself(context: ScreenContext, address: GoodsAddress): Promise<GoodsOutcome> {
  try {
    const goods = await context.queryClient.fetchQuery(productQuery(context, address.goodsId));
    return belongsTo(goods, address) ? "found" : "notFound";
  } catch (error) {
    return meansNoSuchGame(error) ? "notFound" : "failed";
  }
}
