import type { EpochMilliseconds } from "../ports/device.ts";
import type { Price } from "./game.ts";
import { instantToMs } from "./instant-to-ms.ts";

/** Content of a price tag; amounts are integer minor units. */
export type PriceTag =
  | { readonly kind: "free" }
  | { readonly kind: "regular"; readonly amount: number }
  | {
      readonly kind: "discounted";
      readonly amount: number;
      readonly listAmount: number;
      /** Whole percent, floored; 0 for a discount below one percent. */
      readonly percentage: number;
      /** Lowest amount of the last 30 days, as far as it is known. */
      readonly lowest30d: number | null;
      readonly endsAtMs: EpochMilliseconds | null;
    };

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

/** Content of the price tag at `nowMs`. */
export function priceTagOf(price: Price, nowMs: EpochMilliseconds): PriceTag {
  const amount = currentAmount(price, nowMs);
  if (amount === price.list) return amount === 0 ? { kind: "free" } : { kind: "regular", amount };
  return {
    kind: "discounted",
    amount,
    listAmount: price.list,
    percentage: discountPercentage({ list: price.list, sale: amount }),
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
