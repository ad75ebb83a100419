import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { goods, goodsPrices } from "#adapters/reference-backend/database/schema/index.ts";
import type { Price } from "#core/catalogue/game.ts";
import { currencyOf, FALLBACK_CURRENCY } from "./currency.ts";

export type PriceRow = Pick<
  typeof goodsPrices.$inferSelect,
  "currency" | "list" | "sale" | "lowest30d" | "saleEndsAt" | "taxIncluded"
>;

/** The currencies a country's prices are looked up in. */
export function currenciesOf(country: string): string[] {
  return [...new Set([currencyOf(country), FALLBACK_CURRENCY])];
}

/** Prices of the editions of each of these games, without add-ons, in the currencies of a country. */
export async function editionPricesOf(
  queries: Queries,
  gameCodes: readonly string[],
  country: string,
): Promise<ReadonlyMap<string, readonly PriceRow[]>> {
  const rows = await queries
    .select({
      gameCode: goodsPrices.gameCode,
      currency: goodsPrices.currency,
      list: goodsPrices.list,
      sale: goodsPrices.sale,
      lowest30d: goodsPrices.lowest30d,
      saleEndsAt: goodsPrices.saleEndsAt,
      taxIncluded: goodsPrices.taxIncluded,
    })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.goodsId, goodsPrices.goodsId))
    .where(
      and(
        inArray(goodsPrices.gameCode, [...gameCodes]),
        inArray(goodsPrices.currency, currenciesOf(country)),
        eq(goods.contentType, "EDITION"),
      ),
    );
  const byGame = Map.groupBy(rows, (row) => row.gameCode);
  return new Map(gameCodes.map((gameCode) => [gameCode, byGame.get(gameCode) ?? []]));
}

/** Whether a row of prices is one that a country pays, and lower than usual now. */
export function isOnSale(country: string, now: Date): SQL {
  const own = currencyOf(country);
  const isPaidHere = own === FALLBACK_CURRENCY ? sql`${goodsPrices.currency} = ${own}` : isPaidIn(sql`${own}`);
  return sql`${isPaidHere} and ${isReduced(now)}`;
}

/** Whether a row is the price for a buyer with the currency `own`. */
export function isPaidIn(own: SQL): SQL {
  return sql`(${goodsPrices.currency} = ${own} or ${isFallbackFor(own)})`;
}

/** Whether a row of prices is lower than usual now. */
export function isReduced(now: Date): SQL {
  return sql`${goodsPrices.sale} < ${goodsPrices.list}
    and (${goodsPrices.saleEndsAt} is null or ${goodsPrices.saleEndsAt} > ${now.toISOString()}::timestamptz)`;
}

/** Whether a row is the fallback price for a buyer whose currency has no price of these goods. */
function isFallbackFor(own: SQL): SQL {
  // Looked up for the rows that are left, one by one: `not exists` may read all prices of the own currency instead.
  return sql`(${goodsPrices.currency} = ${FALLBACK_CURRENCY} and (
    select true from ${goodsPrices} own_price
    where own_price.goods_id = ${goodsPrices.goodsId} and own_price.currency = ${own} limit 1) is null)`;
}

/** One page of the goods that are cheaper now in a country, the deepest discount first. */
export async function deepestDiscounts(
  queries: Queries,
  { country, now }: { readonly country: string; readonly now: Date },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly string[]> {
  const own = currencyOf(country);
  const order = sql`discount desc nulls last, goods_id`;
  const reducedIn = (isPaid: SQL) =>
    sql`select goods_id, discount from ${goodsPrices} where ${isPaid} and ${isReduced(now)}`;
  const ofOwn = reducedIn(sql`${goodsPrices.currency} = ${own}`);
  const most = offset + limit;
  // Only prices of the fallback currency with at least the discount of the last own one can be on the page. The index
  // returns those, instead of every reduced price to check for one in the own currency.
  const ofBoth = sql`(${ofOwn} order by ${order} limit ${most}) union all
    (${reducedIn(isFallbackFor(sql`${own}`))} and discount >= coalesce(
      (select discount from (${ofOwn} order by ${order} offset ${most - 1} limit 1) last), 0)
      order by ${order} limit ${most})`;
  const rows = await selectRows<{ goods_id: string }>(
    queries,
    sql`${own === FALLBACK_CURRENCY ? ofOwn : ofBoth} order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.goods_id);
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
