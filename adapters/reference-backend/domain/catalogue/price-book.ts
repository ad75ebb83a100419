import { type SQL, sql } from "drizzle-orm";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { gamePrices, games, goods, goodsPrices } from "#adapters/reference-backend/database/schema/index.ts";
import { isPaidIn, isReduced } from "./prices.ts";

/** Current prices of games, for filters and sorting. */
export interface PriceBook {
  /** Makes the prices those of `now`: does nothing but where a sale has ended since, or the clock was turned back. */
  bringUpTo(now: Date): Promise<void>;
}

export function createPriceBook(queries: Queries): PriceBook {
  let validFrom: Date | null = null;
  let validUntil: Date | null = null;

  const bringUpTo = async (now: Date): Promise<void> => {
    if (validFrom !== null && now >= validFrom && (validUntil === null || now < validUntil)) return;
    const isTurnedBack = validFrom !== null && now < validFrom;
    await queries.transaction((transaction) => (isTurnedBack ? priceGames : endSales)(transaction, now));
    const [row] = await selectRows<{ until: string | Date | null }>(
      queries,
      sql`select min(${gamePrices.until}) as until from ${gamePrices}`,
    );
    validFrom = now;
    validUntil = row?.until == null ? null : new Date(row.until);
  };

  return { bringUpTo };
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
