import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { ownedGames, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import { type ReleaseSchedule, releaseStateOf } from "#core/catalogue/release-state.ts";
import type { Player } from "../session/sessions.ts";
import { editionPricesOf, lowestPriceFor } from "./prices.ts";
import type { GameFacts } from "./require-game.ts";

type ReleasedGame = Pick<GameSummary, "gameCode" | "countries"> & ReleaseSchedule;

/** Whether a game can be played in a country now. */
export function isLaunchedIn(game: ReleasedGame, country: string, now: Date): boolean {
  const isLaunch = countryStageOf(game.countries, country, "web") === "launch";
  return isLaunch && releaseStateOf(game, now.getTime()) === "launching";
}

/** A player owns bought games, and every launched free-to-play game of the player's country. */
export async function ownsGame(queries: Queries, player: Player, game: GameFacts, now: Date): Promise<boolean> {
  const [owned] = await queries
    .select({ gameCode: ownedGames.gameCode })
    .from(ownedGames)
    .where(and(eq(ownedGames.accountId, player.accountId), eq(ownedGames.gameCode, game.gameCode)));
  if (owned !== undefined) return true;
  return (await freeGameCodes(queries, player, [game], now)).has(game.gameCode);
}

/** Launched free-to-play games of these in the player's country. */
export async function freeGameCodes(
  queries: Queries,
  { countryCode }: Player,
  games: readonly ReleasedGame[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const launched = games.filter((game) => isLaunchedIn(game, countryCode, now)).map(({ gameCode }) => gameCode);
  if (launched.length === 0) return new Set();
  const pricesOf = await editionPricesOf(queries, launched, countryCode);
  return new Set(
    launched.filter((gameCode) => lowestPriceFor(pricesOf.get(gameCode) ?? [], countryCode, now)?.sale === 0),
  );
}

/** Goods of these that a player has bought. */
export async function ownedGoodsIds(
  queries: Queries,
  player: Player | null,
  goodsIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (player === null || goodsIds.length === 0) return new Set();
  const rows = await queries
    .select({ goodsId: ownedGoods.goodsId })
    .from(ownedGoods)
    .where(and(eq(ownedGoods.accountId, player.accountId), inArray(ownedGoods.goodsId, [...goodsIds])));
  return new Set(rows.map((row) => row.goodsId));
}

/** Games of these that a player owns, by any edition. */
export async function ownedGameCodes(
  queries: Queries,
  player: Player | null,
  gameCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (player === null || gameCodes.length === 0) return new Set();
  const rows = await queries
    .select({ gameCode: ownedGames.gameCode })
    .from(ownedGames)
    .where(and(eq(ownedGames.accountId, player.accountId), inArray(ownedGames.gameCode, [...gameCodes])));
  return new Set(rows.map((row) => row.gameCode));
}
