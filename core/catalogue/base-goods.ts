import type { Goods } from "./goods.ts";

/**
 * Goods any of which is the base of an addition that needs `needed`, the named one first. Every edition holds the game, so
 * where an edition is needed the other editions of the same game do as well; an addition that is needed stands for itself.
 */
export function baseGoodsOf(
  needed: string,
  goodsOfGame: readonly Pick<Goods, "goodsId" | "gameCode" | "contentType">[],
): readonly string[] {
  const named = goodsOfGame.find(({ goodsId }) => goodsId === needed);
  if (named?.contentType !== "EDITION") return [needed];
  const isOtherEdition = (one: (typeof goodsOfGame)[number]) =>
    one.goodsId !== needed && one.contentType === "EDITION" && one.gameCode === named.gameCode;
  return [needed, ...goodsOfGame.filter(isOtherEdition).map(({ goodsId }) => goodsId)];
}
