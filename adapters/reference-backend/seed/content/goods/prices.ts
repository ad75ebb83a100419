import type { SeedGoods, SeedPrice } from "../../content-types.ts";
import { CURRENCY_PRICES, PRICE_TIERS, type PriceTier } from "./price-tiers.ts";

/** A reduction for a time. */
export interface Deal {
  readonly percent: number;
  readonly endsInHours: number;
  /** Reduction that was already given within the last 30 days; none if absent. */
  readonly earlierPercent?: number;
}

type Prices = SeedGoods["prices"];

/** Countries of these currencies add the tax at the checkout. */
const TAX_ADDED_LATER = new Set(["USD", "CAD"]);

function reduce(minorUnits: number, percent: number, step: number, ending: number): number {
  const exact = (minorUnits * (100 - percent)) / 100;
  return Math.max(0, Math.floor((exact - ending) / step) * step + ending);
}

function price(currency: string, list: number, deal: Deal | undefined): SeedPrice {
  const tax = TAX_ADDED_LATER.has(currency) ? { taxIncluded: false } : {};
  const market = CURRENCY_PRICES[currency];
  if (deal === undefined || market === undefined) return { list, sale: list, ...tax };
  const sale = reduce(list, deal.percent, market.step, market.ending);
  const lowest30d = reduce(list, deal.earlierPercent ?? 0, market.step, market.ending);
  return { list, sale, lowest30d: Math.max(lowest30d, sale), saleEndsInHours: deal.endsInHours, ...tax };
}

function perCurrency(listOf: (currency: string) => number, deal?: Deal): Prices {
  return Object.fromEntries(
    Object.keys(CURRENCY_PRICES).map((currency) => [currency, price(currency, listOf(currency), deal)]),
  );
}

/** The same step in every currency; 0 is free of charge. */
export function pricesAt(tier: PriceTier | 0, deal?: Deal): Prices {
  if (tier === 0) return perCurrency(() => 0);
  const index = PRICE_TIERS.indexOf(tier);
  return perCurrency((currency) => {
    const market = CURRENCY_PRICES[currency];
    return Math.round((market?.tiers[index] ?? 0) * (market?.minorUnits ?? 1));
  }, deal);
}

/** Price of a bundle: what its parts cost without reductions, less the saving. */
export function bundlePrices(parts: readonly SeedGoods[], savingPercent: number, deal?: Deal): Prices {
  return perCurrency((currency) => {
    const market = CURRENCY_PRICES[currency];
    const sum = parts.reduce((total, part) => total + (part.prices[currency]?.list ?? 0), 0);
    return market === undefined ? sum : reduce(sum, savingPercent, market.step, market.ending);
  }, deal);
}
