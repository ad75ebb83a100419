import { type PurchaseRefusal, purchaseRefusalOf } from "../catalogue/availability.ts";
import type { Goods } from "../catalogue/goods.ts";

/** `other_currency`: it is priced in another currency than the lines before it, and one order has one currency. */
export type CartLineRefusal = PurchaseRefusal | "other_currency";

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
