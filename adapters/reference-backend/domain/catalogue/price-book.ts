import { type SQL, sql } from "drizzle-orm";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { gamePrices, games, goods, goodsPrices } from "#adapters/reference-backend/database/schema/index.ts";
import { createTtlCache } from "#adapters/storage/ttl-cache.ts";
import { type PriceBand, priceBandsOf, writePriceBand } from "#core/catalogue/price-band.ts";
import { type ClosedGames, isOpenGame } from "./closed-games.ts";
import { fractionDigitsOf } from "./currency.ts";
import { isPaidIn, isReduced } from "./prices.ts";

export interface BandCount extends PriceBand {
  readonly value: string;
  readonly currency: string;
  readonly count: number;
}

/** Current prices of games, for filters and sorting. */
export interface PriceBook {
  /** Makes the prices those of `now`: does nothing but where a sale has ended since, or the clock was turned back. */
  bringUpTo(now: Date): Promise<void>;
  /** How many games lie in each range of prices of a currency, without closed ones; ranges without any are left out. */
  bandsIn(currency: string, closedGames: ClosedGames): Promise<readonly BandCount[]>;
}

const COUNTS_FRESH_MS = 60_000;
const MAX_CURRENCIES = 200;

export function createPriceBook(queries: Queries): PriceBook {
  let validFrom: Date | null = null;
  let validUntil: Date | null = null;
  const counts = createTtlCache<readonly BandCount[]>({
    forMs: COUNTS_FRESH_MS,
    maxSize: MAX_CURRENCIES,
    sizeOf: () => 1,
  });

  const bringUpTo = async (now: Date): Promise<void> => {
    const isFirst = validFrom === null;
    if (validFrom !== null && now >= validFrom && (validUntil === null || now < validUntil)) return;
    const isTurnedBack = validFrom !== null && now < validFrom;
    await queries.transaction((transaction) => (isTurnedBack ? priceGames : endSales)(transaction, now));
    const [row] = await selectRows<{ until: string | Date | null }>(
      queries,
      sql`select min(${gamePrices.until}) as until from ${gamePrices}`,
    );
    validFrom = now;
    validUntil = row?.until == null ? null : new Date(row.until);
    if (!isFirst) counts.clear();
  };

  return {
    bringUpTo,
    bandsIn: async (currency, closedGames) => {
      if (closedGames.size > 0) return await countBands(queries, currency, closedGames);
      return await counts.read(currency, () => countBands(queries, currency, closedGames));
    },
  };
}

/** Stores the price of each game at `now`; call it in the transaction that changes prices. */
export async function priceGames(queries: Queries, now: Date): Promise<void> {
  await queries.delete(gamePrices);
  await queries.execute(
    sql`insert into ${gamePrices} (currency, game_code, lowest, reduced, until) ${pricesAt(now, sql`true`)}`,
  );
}

/** The same for the games whose prices depended on a sale that is over. */
async function endSales(queries: Queries, now: Date): Promise<void> {
  const isEnded = sql`exists (select 1 from ${gamePrices} priced
    where priced.currency = ${goodsPrices.currency} and priced.game_code = ${goodsPrices.gameCode}
      and priced.until <= ${now.toISOString()}::timestamptz)`;
  await queries.execute(
    sql`insert into ${gamePrices} (currency, game_code, lowest, reduced, until) ${pricesAt(now, isEnded)}
      on conflict (currency, game_code) do update
      set lowest = excluded.lowest, reduced = excluded.reduced, until = excluded.until`,
  );
}

/** The price comes from editions; for sales, all goods of a game count, including add-ons and bundles. */
function pricesAt(now: Date, condition: SQL): SQL {
  const editions = sql`select ${goodsPrices.currency} as currency, ${goodsPrices.gameCode} as game_code,
      min(case when ${isReduced(now)} then ${goodsPrices.sale} else ${goodsPrices.list} end) as lowest
    from ${goodsPrices} inner join ${goods} on ${goods.goodsId} = ${goodsPrices.goodsId}
    inner join ${games} on ${games.gameCode} = ${goodsPrices.gameCode}
    where ${goods.contentType} = 'EDITION' and ${games.display} and ${condition}
    group by ${goodsPrices.currency}, ${goodsPrices.gameCode}`;
  const sales = sql`select count(*) > 0 as reduced, min(${goodsPrices.saleEndsAt}) as until from ${goodsPrices}
    where ${goodsPrices.gameCode} = editions.game_code and ${isPaidIn(sql`editions.currency`)} and ${isReduced(now)}`;
  return sql`select editions.currency, editions.game_code, editions.lowest, sales.reduced, sales.until
    from (${editions}) editions cross join lateral (${sales}) sales`;
}

async function countBands(queries: Queries, currency: string, closedGames: ClosedGames): Promise<readonly BandCount[]> {
  const bands = priceBandsOf(currency, fractionDigitsOf(currency));
  const counted = bands.map(
    ({ from, to }, at) =>
      sql`count(*) filter (where ${gamePrices.lowest} >= ${from}::bigint
        ${to === null ? sql`` : sql`and ${gamePrices.lowest} <= ${to}::bigint`})::int as ${sql.identifier(`band${at}`)}`,
  );
  const [row] = await selectRows<Record<string, number>>(
    queries,
    sql`select ${sql.join(counted, sql`, `)} from ${gamePrices} where ${gamePrices.currency} = ${currency}
      and ${isOpenGame(gamePrices.gameCode, closedGames) ?? sql`true`}`,
  );
  return bands.flatMap((band, at) => {
    const count = row?.[`band${at}`] ?? 0;
    return count === 0 ? [] : [{ ...band, value: writePriceBand(band), currency, count }];
  });
}
