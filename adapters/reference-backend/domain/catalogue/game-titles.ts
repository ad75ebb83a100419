import { inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { gameTexts } from "#adapters/reference-backend/database/schema/index.ts";
import { byClosenessTo } from "./text-order.ts";

/** Titles of games by their codes, each in the language closest to the reader's. */
export async function gameTitlesOf(
  queries: Queries,
  gameCodes: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  if (gameCodes.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([gameTexts.gameCode], { gameCode: gameTexts.gameCode, title: gameTexts.title })
    .from(gameTexts)
    .where(inArray(gameTexts.gameCode, [...gameCodes]))
    .orderBy(gameTexts.gameCode, byClosenessTo(locale, gameTexts.locale), gameTexts.locale);
  return new Map(rows.map((row) => [row.gameCode, row.title]));
}
