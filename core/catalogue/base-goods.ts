import type { Goods } from "./goods.ts";

/**
 * Goods that can serve as the base of an add-on that needs `needed`, the named one first. Goods of the target type
 * `game` contain the game (Spec §3), so any of them replaces a needed one of the same game; a needed add-on, of the
 * target type `goods`, has no replacement.
 */
export function baseGoodsOf(
  needed: string,
  goodsOfGame: readonly Pick<Goods, "goodsId" | "gameCode" | "targetType">[],
): readonly string[] {
  const named = goodsOfGame.find(({ goodsId }) => goodsId === needed);
  if (named?.targetType !== "game") return [needed];
  const isReplacement = (one: (typeof goodsOfGame)[number]) =>
    one.goodsId !== needed && one.targetType === "game" && one.gameCode === named.gameCode;
  return [needed, ...goodsOfGame.filter(isReplacement).map(({ goodsId }) => goodsId)];
}
