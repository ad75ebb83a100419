import type { Goods } from "./goods.ts";

/**
 * Goods that can serve as the base of an add-on that needs `needed`, the named one first. Every edition contains the
 * game, so any edition of the game replaces a needed edition; a needed add-on has no replacement.
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
