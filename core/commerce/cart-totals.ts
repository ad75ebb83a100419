import { priceOfRest, referenceAmount } from "../catalogue/price.ts";
import type { CartItem } from "./cart.ts";

/** Totals of a cart; amounts in minor units of `currency`. */
export interface CartTotals {
  /** `null` where nothing in it can be bought. */
  readonly currency: string | null;
  /** Amount that the reductions are counted from; owned parts of bundles are no part of it. */
  readonly listAmount: number;
  /** Amount to pay. */
  readonly amount: number;
  /** Number of pieces. */
  readonly count: number;
  /** False if tax is added to at least one of them, or may be. */
  readonly taxIncluded: boolean;
}

/** Totals of the purchasable lines in a country; other lines are left out. */
export function cartTotalsOf(lines: readonly CartItem[], countryCode: string): CartTotals {
  const bought = lines.filter(({ refusal }) => refusal === null);
  const sumOf = (amountOf: (line: CartItem) => number) =>
    bought.reduce((sum, line) => sum + amountOf(line) * line.quantity, 0);
  return {
    currency: bought[0]?.goods.price.currency ?? null,
    listAmount: sumOf((line) => {
      const price = priceOfRest(line.goods.price, { ...line, quantity: 1 });
      return Math.max(line.unitAmount, referenceAmount(price, countryCode));
    }),
    amount: sumOf(({ unitAmount }) => unitAmount),
    count: sumOf(() => 1),
    taxIncluded: bought.every(({ goods }) => goods.price.taxIncluded === true),
  };
}
