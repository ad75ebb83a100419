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
 * Maintenance that autovacuum does on a PostgreSQL server and PGlite never does: without table statistics indexes are
 * not used, and pending entries of the search indexes are scanned one by one. Call it after large changes, outside of a
 * transaction.
 */
export async function tidyCatalogue(queries: Queries): Promise<void> {
  for (const table of TABLES) {
    await queries.execute(sql`vacuum (analyze) ${sql.identifier(getTableName(table))}`);
  }
}
