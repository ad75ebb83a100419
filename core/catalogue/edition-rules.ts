import type { Goods } from "./goods.ts";

/** Whether an edition is always free: it comes with the game itself, and not through the cart. */
export function comesWithGame({ price }: Pick<Goods, "price">): boolean {
  return price.list === 0;
}

/** The dearest of the editions below this one that the player owns, by list price; `null` if none is owned. */
export function ownedBelow<Edition extends Pick<Goods, "owned" | "price">>(
  edition: Pick<Goods, "owned" | "price">,
  editions: readonly Edition[],
): Edition | null {
  if (edition.owned) return null;
  const owned = editions.filter(
    (other) => other.owned && !comesWithGame(other) && other.price.list < edition.price.list,
  );
  return owned.sort((one, other) => other.price.list - one.price.list)[0] ?? null;
}

/** Another edition of the same game among these goods; `null` for goods that are no edition. */
export function otherEditionAmong<Other extends Pick<Goods, "goodsId" | "gameCode" | "contentType">>(
  { goodsId, gameCode, contentType }: Pick<Goods, "goodsId" | "gameCode" | "contentType">,
  goods: readonly Other[],
): Other | null {
  if (contentType !== "EDITION") return null;
  const isOther = (one: Other) => one.contentType === "EDITION" && one.gameCode === gameCode && one.goodsId !== goodsId;
  return goods.find(isOther) ?? null;
}
