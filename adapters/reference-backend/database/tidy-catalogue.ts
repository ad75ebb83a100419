import { getTableName, sql } from "drizzle-orm";
import type { Queries } from "./database.ts";
import {
  gamePrices,
  games,
  gameTexts,
  gameTitles,
  goods,
  goodsPrices,
  goodsTexts,
  reviewTotals,
  searchWordPieces,
  searchWords,
} from "./schema/index.ts";

const TABLES = [
  games,
  gameTexts,
  gameTitles,
  goods,
  goodsTexts,
  goodsPrices,
  gamePrices,
  reviewTotals,
  searchWordPieces,
  searchWords,
] as const;

/**
 * What a PostgreSQL server does by itself in time, and PGlite never: without statistics of the tables their indexes are not
 * used, and what was added to the search indexes is looked through one by one. To be called after large changes, outside
 * of a transaction.
 */
export async function tidyCatalogue(queries: Queries): Promise<void> {
  for (const table of TABLES) {
    await queries.execute(sql`vacuum (analyze) ${sql.identifier(getTableName(table))}`);
  }
}
