import type { EpochMilliseconds } from "../ports/device.ts";
import type { Price } from "./game.ts";
import { instantToMs } from "./instant-to-ms.ts";
import { currentAmount, discountPercentage } from "./price.ts";

/** Ways to sort offers, that of the publisher first. */
export const OFFER_ORDERS = ["discount", "price", "price_desc", "ending"] as const;

export type OfferOrder = (typeof OFFER_ORDERS)[number];

/**
 * Offers in an order: the deepest discount, the lowest or highest price, or the sale that ends first; sales without an
 * end come last. Equal ones stay as they are.
 */
export function orderOffers<Offer extends { readonly price: Price }>(
  offers: readonly Offer[],
  order: OfferOrder,
  nowMs: EpochMilliseconds,
): readonly Offer[] {
  const rankOf = ({ price }: Offer): number => {
    const amount = currentAmount(price, nowMs);
    switch (order) {
      case "discount":
        return -discountPercentage({ list: price.list, sale: amount });
      case "price":
        return amount;
      case "price_desc":
        return -amount;
      case "ending":
        return instantToMs(price.saleEndsAt) ?? Number.MAX_SAFE_INTEGER;
    }
  };
  return offers.toSorted((one, other) => rankOf(one) - rankOf(other));
}
