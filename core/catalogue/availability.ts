import type { Availability, Goods } from "./goods.ts";

/** Why goods cannot be bought now. */
export type PurchaseRefusal =
  | "not_in_country"
  | "ended"
  | "sold_out"
  | "coming_soon"
  | "already_owned"
  | "requires_base_game"
  | "blocked";

const REFUSAL_BY_AVAILABILITY: Readonly<Record<Availability, PurchaseRefusal | null>> = {
  NOT_IN_COUNTRY: "not_in_country",
  ENDED: "ended",
  SOLD_OUT: "sold_out",
  COMING_SOON: "coming_soon",
  PREORDER: null,
  ON_SALE: null,
};

/**
 * Why a player cannot buy these goods now; `null` if they can. Ownership comes before availability, because it matters
 * more to the player. Only the server knows whether a base is missing; `reachedGoodsIds` are goods that may serve as
 * the base: owned ones, and those of the same purchase.
 */
export function purchaseRefusalOf(
  goods: Pick<Goods, "availability" | "owned" | "requiresGoodsId" | "baseGoodsIds" | "blockedReason">,
  reachedGoodsIds: ReadonlySet<string>,
): PurchaseRefusal | null {
  if (goods.owned) return "already_owned";
  if (goods.availability === null) return "blocked";
  const refusal = REFUSAL_BY_AVAILABILITY[goods.availability];
  if (refusal !== null) return refusal;
  if (goods.blockedReason === undefined) return null;
  if (goods.blockedReason !== "requires_base_game") return "blocked";
  const bases = goods.baseGoodsIds ?? (goods.requiresGoodsId === undefined ? [] : [goods.requiresGoodsId]);
  return bases.some((goodsId) => reachedGoodsIds.has(goodsId)) ? null : "requires_base_game";
}
