import type { SeedGoods, SeedPrice } from "./content-types.ts";
import type { RawContent } from "./read-content.ts";

type PriceTable = NonNullable<RawContent["prices"]>;
type Prices = SeedGoods["prices"];

/** A reduction for a time. */
export interface Sale {
  readonly percent: number;
  readonly endsInHours: number;
  /** Reduction that was already given within the last 30 days; none if absent. */
  readonly earlierPercent?: number | undefined;
}

/** What goods cost before a reduction. */
export type ListPrice =
  | "free"
  | { readonly tier: number }
  /** Minor units by currency. */
  | { readonly amounts: Readonly<Record<string, number>> };

/** A reduced price is a percentage, then rounded down to a price the market is used to. */
function reduce(minorUnits: number, percent: number, step: number, ending: number): number {
  const exact = (minorUnits * (100 - percent)) / 100;
  return Math.max(0, Math.floor((exact - ending) / step) * step + ending);
}

function priceIn(table: PriceTable, currency: string, list: number, sale: Sale | undefined): SeedPrice {
  const { step = 1, ending = 0, taxAtCheckout = false } = table.currencies[currency] ?? {};
  const tax = taxAtCheckout ? { taxIncluded: false } : {};
  if (sale === undefined) return { list, sale: list, ...tax };
  const reduced = reduce(list, sale.percent, step, ending);
  const lowest30d = reduce(list, sale.earlierPercent ?? 0, step, ending);
  return { list, sale: reduced, lowest30d: Math.max(lowest30d, reduced), saleEndsInHours: sale.endsInHours, ...tax };
}

function inEachCurrency(table: PriceTable, listOf: (currency: string) => number, sale?: Sale): Prices {
  return Object.fromEntries(
    Object.keys(table.currencies).map((currency) => [currency, priceIn(table, currency, listOf(currency), sale)]),
  );
}

/** Prices of goods in every currency they have one in. */
export function pricesOf(table: PriceTable, price: ListPrice, sale: Sale | undefined): Prices {
  if (price === "free") return inEachCurrency(table, () => 0);
  if ("amounts" in price) {
    const amounts = Object.entries(price.amounts);
    return Object.fromEntries(amounts.map(([currency, list]) => [currency, priceIn(table, currency, list, sale)]));
  }
  const at = table.tiers.indexOf(price.tier);
  const listOf = (currency: string) => {
    const { prices = [], decimals = 0 } = table.currencies[currency] ?? {};
    return Math.round((prices[at] ?? 0) * 10 ** decimals);
  };
  return inEachCurrency(table, listOf, sale);
}

/** Price of a bundle: what its parts cost without reductions, less the saving. */
export function bundlePrices(
  table: PriceTable,
  parts: readonly SeedGoods[],
  savingPercent: number,
  sale: Sale | undefined,
): Prices {
  const listOf = (currency: string) => {
    const { step = 1, ending = 0 } = table.currencies[currency] ?? {};
    const sum = parts.reduce((total, part) => total + (part.prices[currency]?.list ?? 0), 0);
    return reduce(sum, savingPercent, step, ending);
  };
  return inEachCurrency(table, listOf, sale);
}
