import { type SQL, sql } from "drizzle-orm";
import type { Price } from "#core/catalogue/game.ts";
import { goodsPrices } from "../database/schema/index.ts";
import { currencyOf, FALLBACK_CURRENCY } from "./currency.ts";

export type PriceRow = Pick<
  typeof goodsPrices.$inferSelect,
  "currency" | "list" | "sale" | "lowest30d" | "saleEndsAt" | "taxIncluded"
>;

/** The currencies a country's prices are looked up in. */
export function currenciesOf(country: string): string[] {
  return [...new Set([currencyOf(country), FALLBACK_CURRENCY])];
}

/** Whether a row of prices is one that a country pays, and lower than usual now. */
export function isOnSale(country: string, now: Date): SQL {
  const own = currencyOf(country);
  const isPaidHere =
    own === FALLBACK_CURRENCY
      ? sql`${goodsPrices.currency} = ${own}`
      : sql`(${goodsPrices.currency} = ${own} or (${goodsPrices.currency} = ${FALLBACK_CURRENCY} and not exists (
          select 1 from ${goodsPrices} own_price
          where own_price.goods_id = ${goodsPrices.goodsId} and own_price.currency = ${own})))`;
  return sql`${isPaidHere} and ${goodsPrices.sale} < ${goodsPrices.list}
    and (${goodsPrices.saleEndsAt} is null or ${goodsPrices.saleEndsAt} > ${now.toISOString()}::timestamptz)`;
}

/** The price a country pays now, in its currency where there is one; a sale that is over no longer counts. */
export function priceFor(rows: readonly PriceRow[], country: string, now: Date): Price | null {
  const currency = currencyOf(country);
  const row =
    rows.find((price) => price.currency === currency) ?? rows.find((price) => price.currency === FALLBACK_CURRENCY);
  return row === undefined ? null : priceOfRow(row, now);
}

/** The lowest of the prices a country could pay now. */
export function lowestPriceFor(rows: readonly PriceRow[], country: string, now: Date): Price | null {
  const own = rows.filter((price) => price.currency === currencyOf(country));
  const prices = (own.length > 0 ? own : rows.filter((price) => price.currency === FALLBACK_CURRENCY)).map((row) =>
    priceOfRow(row, now),
  );
  return prices.toSorted((one, other) => one.sale - other.sale)[0] ?? null;
}

function priceOfRow(row: PriceRow, now: Date): Price {
  const isOver = row.saleEndsAt !== null && row.saleEndsAt <= now;
  const { currency, list, taxIncluded } = row;
  if (isOver || row.sale >= list)
    return { currency, list, sale: Math.min(list, isOver ? list : row.sale), taxIncluded };
  return {
    currency,
    list,
    sale: row.sale,
    taxIncluded,
    ...(row.lowest30d === null ? {} : { lowest30d: row.lowest30d }),
    ...(row.saleEndsAt === null ? {} : { saleEndsAt: row.saleEndsAt.toISOString() }),
  };
}
