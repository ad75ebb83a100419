import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { type BoardRow, games } from "#adapters/reference-backend/database/schema/index.ts";
import { notFound } from "#adapters/reference-backend/http/call-refusal.ts";
import type { CountryLists } from "#core/catalogue/game.ts";

/** Facts of a game that rules need. */
export interface GameFacts {
  readonly gameCode: string;
  readonly releaseAt: string | null;
  readonly countdownStartAt: string | null;
  readonly preInstallFrom: Date | null;
  readonly hasPreInstall: boolean;
  readonly countries: CountryLists;
  readonly communityOpen: boolean;
  readonly boards: readonly BoardRow[];
}

/** The game of a code; 404 for an unknown one. */
export async function requireGame(queries: Queries, gameCode: string): Promise<GameFacts> {
  const [row] = await queries
    .select({
      gameCode: games.gameCode,
      releaseAt: games.releaseAt,
      countdownStartAt: games.countdownStartAt,
      preInstallFrom: games.preInstallFrom,
      preInstallSizeBytes: games.preInstallSizeBytes,
      launchCountries: games.launchCountries,
      preCountries: games.preCountries,
      chatLaunchCountries: games.chatLaunchCountries,
      chatPreCountries: games.chatPreCountries,
      communityOpen: games.communityOpen,
      boards: games.boards,
    })
    .from(games)
    .where(eq(games.gameCode, gameCode));
  if (row === undefined) throw notFound("game");
  return {
    gameCode: row.gameCode,
    releaseAt: row.releaseAt?.toISOString() ?? null,
    countdownStartAt: row.countdownStartAt?.toISOString() ?? null,
    preInstallFrom: row.preInstallFrom,
    hasPreInstall: row.preInstallSizeBytes !== null,
    countries: {
      launch: row.launchCountries,
      pre: row.preCountries,
      chatLaunch: row.chatLaunchCountries,
      chatPre: row.chatPreCountries,
    },
    communityOpen: row.communityOpen,
    boards: row.boards,
  };
}
