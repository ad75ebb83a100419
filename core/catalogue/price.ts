import type { EpochMilliseconds } from "../ports/device.ts";
import { isUnderEuropeanLaw } from "./european-law.ts";
import type { Price } from "./game.ts";
import { instantToMs } from "./instant-to-ms.ts";

/** Content of a price tag; amounts are integer minor units. */
export type PriceTag =
  | { readonly kind: "free" }
  | { readonly kind: "regular"; readonly amount: number }
  | {
      readonly kind: "discounted";
      readonly amount: number;
      /** Amount that the reduction is counted from: `referenceAmount`. */
      readonly listAmount: number;
      /** Whole percent, floored; 0 for a discount below one percent. */
      readonly percentage: number;
      /** Lowest amount of the last 30 days, as far as it is known. */
      readonly lowest30d: number | null;
      readonly endsAtMs: EpochMilliseconds | null;
    };

/**
 * Amount that a reduction is counted from. In Europe that is the lowest price of the 30 days before it (Directive
 * 98/6/EC, Article 6a; CJEU C-330/23), if the publisher sends it; elsewhere the list price.
 */
export function referenceAmount({ list, lowest30d }: Pick<Price, "list" | "lowest30d">, countryCode: string): number {
  return lowest30d !== undefined && isUnderEuropeanLaw(countryCode) ? Math.min(list, lowest30d) : list;
}

/**
 * Price of goods without the parts that the buyer owns: what is deducted for those is no reduction. Each amount keeps
 * the share that is still bought, rounded down so that no saving grows by it.
 */
export function priceOfRest(
  price: Price,
  { unitAmount, ownedAmount, quantity }: { unitAmount: number; ownedAmount: number; quantity: number },
): Price {
  const whole = unitAmount + ownedAmount;
  const rest = (amount: number) => (ownedAmount === 0 ? amount : Math.floor((amount * unitAmount) / whole)) * quantity;
  return {
    ...price,
    list: Math.max(rest(price.list), unitAmount * quantity),
    sale: unitAmount * quantity,
    ...(price.lowest30d === undefined ? {} : { lowest30d: rest(price.lowest30d) }),
  };
}

/** Discount in whole percent of the list price, rounded down so that it is never overstated; 0 without one. */
export function discountPercentage(price: Pick<Price, "list" | "sale">): number {
  const off = price.list - price.sale;
  if (off <= 0 || price.list <= 0) return 0;
  const hundredfold = Math.min(off, price.list) * 100;
  // Exact on integers, where flooring a quotient could round up.
  return (hundredfold - (hundredfold % price.list)) / price.list;
}

/** Amount to pay now: the sale price, or the list price once the sale has ended. */
export function currentAmount(price: Price, nowMs: EpochMilliseconds): number {
  const endsAtMs = instantToMs(price.saleEndsAt);
  const saleIsOver = endsAtMs !== null && nowMs >= endsAtMs;
  return saleIsOver ? price.list : Math.min(price.sale, price.list);
}

/** Content of the price tag at `nowMs` in a country. A price that is no reduction there is a regular one. */
export function priceTagOf(price: Price, nowMs: EpochMilliseconds, countryCode: string): PriceTag {
  const amount = currentAmount(price, nowMs);
  const listAmount = referenceAmount(price, countryCode);
  if (amount >= listAmount) return amount === 0 ? { kind: "free" } : { kind: "regular", amount };
  return {
    kind: "discounted",
    amount,
    listAmount,
    percentage: discountPercentage({ list: listAmount, sale: amount }),
    lowest30d: price.lowest30d ?? null,
    endsAtMs: instantToMs(price.saleEndsAt),
  };
}

/**
 * An amount of minor units as a decimal numeral in major units, e.g. 2999 with 2 digits is `"29.99"`: exact, and taken
 * by `Intl.NumberFormat` as it is. `fractionDigits` of a currency come from `Intl`, which the core does not have.
 */
export function minorUnitsToDecimal(amount: number, fractionDigits: number): Numeral {
  const digits = Math.abs(amount)
    .toString()
    .padStart(fractionDigits + 1, "0");
  const sign = amount < 0 ? "-" : "";
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(digits.length - fractionDigits);
  return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}` as Numeral;
}

/** A decimal numeral, in the form `Intl.NumberFormat` types its text argument. */
export type Numeral = `${number}`;
