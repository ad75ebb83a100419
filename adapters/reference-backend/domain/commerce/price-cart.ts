import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { type BundlePart, bundlePriceOf } from "#core/catalogue/bundle-price.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { ownPriceOf } from "#core/catalogue/upgrade-price.ts";
import type { CartItem } from "#core/commerce/cart.ts";
import { cartRefusalsOf } from "#core/commerce/cart-refusals.ts";
import { maxQuantityOf } from "#core/commerce/merge-cart.ts";
import { type BuyerContext, GoodsReader, type StoredGoods } from "../catalogue/load-goods.ts";
import type { PictureLibrary } from "../media/picture-library.ts";

export interface WantedGoods {
  readonly goodsId: string;
  readonly quantity: number;
}

/**
 * Prices the requested goods for a buyer, in the given order, with the reason where they cannot be bought. Quantities
 * are capped and unknown goods are left out. Reads through `queries` only, so a transaction sees its own writes.
 */
export async function priceCart(
  queries: Queries,
  pictures: PictureLibrary,
  wanted: readonly WantedGoods[],
  buyer: BuyerContext,
): Promise<readonly (CartItem & { readonly goods: StoredGoods })[]> {
  const reader = new GoodsReader(queries, pictures, { isTransaction: true });
  const cart = await reader.many(
    wanted.map(({ goodsId }) => goodsId),
    buyer,
  );
  const parts = new Map(
    (await reader.many([...new Set(cart.flatMap(partIdsOf))], buyer)).map((part) => [part.goodsId, part]),
  );
  const prices = cart.map((goods) => {
    // An owned edition is deducted once, from the first edition that it leads to.
    const first = cart.find((one) => isUpgrade(one) && one.gameCode === goods.gameCode);
    return priceOf(first === goods || goods.upgrade === undefined ? goods : { ...goods, upgrade: undefined }, parts);
  });
  const refusals = cartRefusalsOf(
    cart.map((goods, at) => ({ ...goods, owned: goods.owned || prices[at]?.isComplete === true })),
    // The goods say themselves where their base is lacking.
    new Set(),
  );
  const quantities = new Map(wanted.map(({ goodsId, quantity }) => [goodsId, quantity]));
  return cart.map((goods, at) => ({
    goods,
    quantity: Math.min(quantities.get(goods.goodsId) ?? 1, Math.max(1, maxQuantityOf(goods))),
    unitAmount: prices[at]?.amount ?? goods.price.sale,
    ownedAmount: prices[at]?.ownedAmount ?? 0,
    refusal: refusals[at] ?? null,
  }));
}

function partIdsOf(goods: Goods): readonly string[] {
  return goods.contentType === "BUNDLE" ? goods.contents.flatMap(({ goodsId }) => goodsId ?? []) : [];
}

const isUpgrade = ({ upgrade, blockedReason }: Goods) => upgrade !== undefined && blockedReason === undefined;

/** Owned parts reduce the price of a bundle, and an owned edition that of a higher one. */
function priceOf(goods: Goods, known: ReadonlyMap<string, Goods>) {
  const parts = goods.contents.flatMap(({ goodsId, quantity }): readonly BundlePart[] => {
    const part = goodsId === undefined ? undefined : known.get(goodsId);
    return part === undefined || part.price.currency !== goods.price.currency
      ? []
      : [{ goodsId: part.goodsId, amount: part.price.sale, quantity, owned: part.owned }];
  });
  if (goods.contentType === "BUNDLE") return bundlePriceOf(goods.price.sale, parts);
  const amount = ownPriceOf(goods).sale;
  return { amount, ownedAmount: goods.price.sale - amount, isComplete: false };
}
