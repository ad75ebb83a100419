import { purchaseRefusalOf } from "./availability.ts";
import type { Goods } from "./goods.ts";

const NOTHING_REACHED: ReadonlySet<string> = new Set();

/**
 * Whether these goods are recommended to the player who has just bought their game: an addition that they can buy and
 * play today, so none that can only be preordered.
 */
export function isRecommendedAddition(
  goods: Pick<Goods, "contentType" | "availability" | "owned" | "requiresGoodsId" | "baseGoodsIds" | "blockedReason">,
): boolean {
  return (
    goods.contentType === "DLC" &&
    goods.availability === "ON_SALE" &&
    purchaseRefusalOf(goods, NOTHING_REACHED) === null
  );
}
