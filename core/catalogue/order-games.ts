import type { GameCode } from "./game.ts";
import { parseGameCodes } from "./parse-game-codes.ts";

/**
 * Games in the order of `gameOrderList` (Spec §3); games that it does not name follow in their former
 * order.
 */
export function orderGames<Item extends { readonly gameCode: GameCode }>(
  items: readonly Item[],
  gameOrderList: string,
): readonly Item[] {
  const codes = parseGameCodes(gameOrderList);
  const ranks = new Map(codes.map((code, rank) => [code, rank]));
  const rankOf = (item: Item) => ranks.get(item.gameCode) ?? codes.length;
  return [...items].sort((one, other) => rankOf(one) - rankOf(other));
}
