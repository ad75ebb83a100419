import { bundlePriceOf } from "./bundle-price.ts";
import type { Price } from "./game.ts";
import type { Goods } from "./goods.ts";
import { priceOfRest } from "./price.ts";

type OwnedEdition = Pick<Goods, "goodsId"> & { readonly price: Pick<Price, "currency" | "list"> };

/**
 * What an edition costs the owner of some lower editions that it contains. The dearest of them is an owned part of it, as
 * of a bundle: its share of the list price is deducted from the present price, whatever was paid for it. `null` without
 * one that is cheaper and has a price in the same currency.
 */
export function upgradeOf(
  edition: Pick<Goods, "goodsId" | "price">,
  owned: readonly OwnedEdition[],
): NonNullable<Goods["upgrade"]> | null {
  const { currency, list, sale } = edition.price;
  const [dearest] = owned
    .filter(({ price }) => price.currency === currency && price.list > 0 && price.list < list)
    .toSorted((one, other) => other.price.list - one.price.list);
  if (dearest === undefined) return null;
  const { amount } = bundlePriceOf(sale, [
    { goodsId: dearest.goodsId, amount: dearest.price.list, quantity: 1, owned: true },
    { goodsId: edition.goodsId, amount: list - dearest.price.list, quantity: 1, owned: false },
  ]);
  return { fromGoodsId: dearest.goodsId, amount };
}

/** Price of goods for this player: that of an upgrade, or the usual one. Never dearer than that. */
export function ownPriceOf({ price, upgrade }: Pick<Goods, "price" | "upgrade">): Price {
  if (upgrade === undefined || upgrade.amount >= price.sale) return price;
  return priceOfRest(price, { unitAmount: upgrade.amount, ownedAmount: price.sale - upgrade.amount, quantity: 1 });
}
