import { type SQL, sql } from "drizzle-orm";
import { gamePrices, games, gameTitles, reviewTotals } from "#adapters/reference-backend/database/schema/index.ts";
import { currencyOf } from "./currency.ts";
import { type GameListQuery, type ListContext, saleConditions } from "./game-list-query.ts";

/** A value games are sorted by. */
interface SortKey {
  readonly by: SQL;
  /** Type in the database: a cursor's value must have it for the index to be used. */
  readonly type: "float8" | "bigint" | "text";
}

/** Source of the sort keys: the table joined to the games; the last key makes a row unique. */
export interface OrderPart {
  readonly keys: readonly SortKey[];
  readonly join: SQL;
  /** Extra conditions for the games of this part, e.g. that they are on sale. */
  readonly conditions: readonly SQL[];
}

/**
 * One way to sort games. All of a part come before those of the next, and parts have keys of the same types: each is read
 * alone, since an index knows the order within a part and not across them.
 */
export interface GameOrder {
  readonly direction: "asc" | "desc";
  readonly parts: readonly [OrderPart, ...OrderPart[]];
}

/** Ranks of a game without a price. */
const LAST_UPWARDS = Number.MAX_SAFE_INTEGER;
const LAST_DOWNWARDS = -1;

export function gameOrder(query: GameListQuery, context: ListContext, rank: SQL | null): GameOrder {
  const byCode = textKey(sql`${games.gameCode}`);
  const inOne = (direction: GameOrder["direction"], keys: readonly SortKey[], join = sql``): GameOrder => ({
    direction,
    parts: [{ keys, join, conditions: saleConditions(query, context) }],
  });
  switch (query.sort) {
    case "newest":
      return inOne("desc", [bigintKey(sql`${games.newestRank}`), byCode]);
    case "release":
      return inOne("asc", [bigintKey(sql`${games.releaseRank}`), byCode]);
    case "rating":
      return inOne(
        "desc",
        [floatKey(sql`${reviewTotals.rating}`), textKey(sql`${reviewTotals.gameCode}`)],
        sql`inner join ${reviewTotals} on ${reviewTotals.gameCode} = ${games.gameCode}`,
      );
    case "title":
      return inOne(
        "asc",
        [textKey(sql`${gameTitles.sortTitle}`), textKey(sql`${gameTitles.gameCode}`)],
        sql`inner join ${gameTitles} on ${gameTitles.gameCode} = ${games.gameCode} and ${gameTitles.locale} = ${context.titleLocale}`,
      );
    case "price":
      return priceOrder("asc", LAST_UPWARDS, query, context);
    case "price_desc":
      return priceOrder("desc", LAST_DOWNWARDS, query, context);
    default: {
      const byPopularity = floatKey(sql`${games.popularity}`);
      const isByRank = query.sort === undefined && rank !== null;
      return inOne("desc", isByRank ? [floatKey(rank), byPopularity, byCode] : [byPopularity, byCode]);
    }
  }
}

/** Games without a price in the currency of the country come last in both directions. */
function priceOrder(
  direction: GameOrder["direction"],
  unpriced: number,
  query: GameListQuery,
  context: ListContext,
): GameOrder {
  const isPaidHere = sql`${gamePrices.gameCode} = ${games.gameCode} and ${gamePrices.currency} = ${currencyOf(context.country)}`;
  // Only few games are reduced, and free games never are. A partial index holds only the reduced ones, ordered by
  // price.
  const { reduced } = gamePrices;
  return {
    direction,
    parts: [
      {
        keys: [bigintKey(sql`${gamePrices.lowest}`), textKey(sql`${gamePrices.gameCode}`)],
        join: sql`inner join ${gamePrices} on ${isPaidHere}`,
        conditions: query.onSale === undefined ? [] : [query.onSale === "true" ? sql`${reduced}` : sql`not ${reduced}`],
      },
      {
        keys: [bigintKey(sql`${unpriced}::bigint`), textKey(sql`${games.gameCode}`)],
        join: sql``,
        conditions: [
          sql`not exists (select 1 from ${gamePrices} where ${isPaidHere})`,
          ...saleConditions(query, context),
        ],
      },
    ],
  };
}

function bigintKey(by: SQL): SortKey {
  return { by, type: "bigint" };
}

function floatKey(by: SQL): SortKey {
  return { by, type: "float8" };
}

function textKey(by: SQL): SortKey {
  return { by, type: "text" };
}
