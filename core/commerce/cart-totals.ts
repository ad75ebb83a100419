import type { CartItem } from "./cart.ts";

/** Totals of a cart; amounts in minor units of `currency`. */
export interface CartTotals {
  /** `null` where nothing in it can be bought. */
  readonly currency: string | null;
  /** Total without discounts and deductions for owned parts. */
  readonly listAmount: number;
  /** Amount to pay. */
  readonly amount: number;
  /** Number of pieces. */
  readonly count: number;
  /** False if tax is added to at least one of them. */
  readonly taxIncluded: boolean;
}

/** Totals of the purchasable lines; other lines are left out. */
export function cartTotalsOf(lines: readonly CartItem[]): CartTotals {
  const bought = lines.filter(({ refusal }) => refusal === null);
  const sumOf = (amountOf: (line: CartItem) => number) =>
    bought.reduce((sum, line) => sum + amountOf(line) * line.quantity, 0);
  return {
    currency: bought[0]?.goods.price.currency ?? null,
    listAmount: sumOf(({ goods }) => goods.price.list),
    amount: sumOf(({ unitAmount }) => unitAmount),
    count: sumOf(() => 1),
    taxIncluded: bought.every(({ goods }) => goods.price.taxIncluded),
  };
}
