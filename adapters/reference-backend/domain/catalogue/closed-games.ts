import { type AnyColumn, inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { goods } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { type CredentialConfiguration, gamesClosedByCredential } from "#core/catalogue/filter-by-credential.ts";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Player } from "../session/sessions.ts";

/** Codes of games that the reader cannot access. */
export type ClosedGames = ReadonlySet<GameCode>;

/** Games that a player, or a guest in a country, has no access to. A player's country is the account's unless one is given. */
export function closedGamesOf(
  player: Pick<Player, "countryCode" | "credentialCodes"> | null,
  access: CredentialConfiguration,
  countryCode = player?.countryCode ?? "",
): ClosedGames {
  return gamesClosedByCredential({ countryCode, credentialCodes: player?.credentialCodes ?? null }, access);
}

/** Condition that a column names no closed game; `undefined` where no game is closed. */
export function isOpenGame(gameCode: AnyColumn | SQL, closedGames: ClosedGames): SQL | undefined {
  if (closedGames.size === 0) return undefined;
  return sql`coalesce(not (${gameCode} = any(${textArray([...closedGames])})), true)`;
}

/** Goods among these that belong to a closed game, or contain goods of one. */
export async function closedGoodsIds(
  queries: Queries,
  goodsIds: readonly string[],
  closedGames: ClosedGames,
): Promise<ReadonlySet<string>> {
  if (closedGames.size === 0 || goodsIds.length === 0) return new Set();
  const rows = await queries
    .select({ goodsId: goods.goodsId, gameCode: goods.gameCode, contents: goods.contents })
    .from(goods)
    .where(inArray(goods.goodsId, [...goodsIds]));
  const partIds = rows.flatMap(({ contents }) => contents.flatMap(({ goodsId }) => goodsId ?? []));
  const parts =
    partIds.length === 0
      ? []
      : await queries
          .select({ goodsId: goods.goodsId, gameCode: goods.gameCode })
          .from(goods)
          .where(inArray(goods.goodsId, partIds));
  const gameOfPart = new Map(parts.map(({ goodsId, gameCode }) => [goodsId, gameCode]));
  const isClosed = (gameCode: GameCode | undefined) => gameCode !== undefined && closedGames.has(gameCode);
  return new Set(
    rows
      .filter(
        ({ gameCode, contents }) =>
          isClosed(gameCode) || contents.some(({ goodsId }) => isClosed(gameOfPart.get(goodsId ?? ""))),
      )
      .map(({ goodsId }) => goodsId),
  );
}
