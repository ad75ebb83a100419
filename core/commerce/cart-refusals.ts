import { type PurchaseRefusal, purchaseRefusalOf } from "../catalogue/availability.ts";
import type { Goods } from "../catalogue/goods.ts";

/**
 * Why goods of a cart cannot be bought. `other_currency`: they are priced in another currency than the lines before them,
 * and one order has one currency.
 */
export const CART_LINE_REFUSALS = [
  ...(["not_in_country", "ended", "sold_out", "coming_soon"] as const),
  ...(["already_owned", "requires_base_game", "blocked", "other_currency"] as const),
] satisfies readonly (PurchaseRefusal | "other_currency")[];

export type CartLineRefusal = (typeof CART_LINE_REFUSALS)[number];

type CartGoods = Pick<
  Goods,
  "goodsId" | "availability" | "owned" | "requiresGoodsId" | "baseGoodsIds" | "blockedReason" | "price"
>;

/**
 * Why each of the goods in a cart cannot be bought now, `null` for those that can, in their order. Add-ons can be
 * bought together with their base game. `ownedGoodsIds` are the player's goods.
 */
export function cartRefusalsOf(
  cart: readonly CartGoods[],
  ownedGoodsIds: ReadonlySet<string>,
): readonly (CartLineRefusal | null)[] {
  const reached = new Set(ownedGoodsIds);
  // A part can need a part that needs the base game: each round reaches at least one more, or is the last.
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const goods of cart) if (purchaseRefusalOf(goods, reached) === null) reached.add(goods.goodsId);
  }
  const refusals = cart.map((goods) => purchaseRefusalOf(goods, reached));
  const currency = cart.find((_, at) => refusals[at] === null)?.price.currency;
  return refusals.map((refusal, at) =>
    refusal === null && cart[at]?.price.currency !== currency ? "other_currency" : refusal,
  );
}
