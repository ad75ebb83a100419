import { inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { games } from "#adapters/reference-backend/database/schema/index.ts";
import type { PictureLibrary } from "./picture-library.ts";

/** Addresses of the sigils of games by their codes; empty where a game has none. */
export async function gameSigilsOf(
  queries: Queries,
  pictures: PictureLibrary,
  gameCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (gameCodes.length === 0) return new Map();
  const rows = await queries
    .select({ gameCode: games.gameCode, artCode: games.artCode })
    .from(games)
    .where(inArray(games.gameCode, [...new Set(gameCodes)]));
  return new Map(rows.map(({ gameCode, artCode }) => [gameCode, pictures.sigilOf(artCode)]));
}
