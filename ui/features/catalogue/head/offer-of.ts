import type { Goods } from "#core/catalogue/goods.ts";
import { currentAmount, minorUnitsToDecimal } from "#core/catalogue/price.ts";
import { fractionDigitsOf } from "#ui/context/formats.ts";

const SCHEMA_AVAILABILITY: Readonly<Record<NonNullable<Goods["availability"]>, string>> = {
  COMING_SOON: "https://schema.org/OutOfStock",
  PREORDER: "https://schema.org/PreOrder",
  ON_SALE: "https://schema.org/InStock",
  SOLD_OUT: "https://schema.org/SoldOut",
  ENDED: "https://schema.org/Discontinued",
  NOT_IN_COUNTRY: "https://schema.org/OutOfStock",
};

/** Price of goods as a schema.org `Offer` for search engines. `url` is absolute. */
export function offerOf(
  { title, price, availability }: Goods,
  url: string,
  nowMs: number,
): Readonly<Record<string, unknown>> {
  const amount = currentAmount(price, nowMs);
  return {
    "@type": "Offer",
    name: title,
    url,
    price: minorUnitsToDecimal(amount, fractionDigitsOf(price.currency)),
    priceCurrency: price.currency,
    ...(availability === null ? {} : { availability: SCHEMA_AVAILABILITY[availability] }),
    ...(amount < price.list && price.saleEndsAt !== undefined ? { priceValidUntil: price.saleEndsAt } : {}),
  };
}
