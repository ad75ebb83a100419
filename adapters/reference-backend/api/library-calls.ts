import { releaseStateOf } from "#core/catalogue/release-state.ts";
import type { Queries } from "../database/database.ts";
import { libraryGames } from "../database/schema/index.ts";
import type { GoodsReader } from "../domain/catalogue/load-goods.ts";
import { ownsGame } from "../domain/catalogue/ownership.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { isInLibrary, loadLibrary } from "../domain/library/load-library.ts";
import { settleDue } from "../domain/orders/advance-order.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden, notFound } from "../http/call-refusal.ts";
import { buyerOf, requirePlayer } from "../http/request-scope.ts";
import type { CatalogueServices } from "./catalogue-services.ts";

type LibraryCalls = Pick<CallHandlers, "listLibrary" | "recordGameStart" | "setLibraryGameHidden">;

export function libraryCalls({ services, games }: CatalogueServices, goods: GoodsReader): LibraryCalls {
  const { queries } = services.database;
  return {
    listLibrary: async ({ scope }) => {
      const player = requirePlayer(scope);
      await settleDue(queries, player.accountId, scope.now);
      return { games: await loadLibrary({ queries, games, goods }, player, buyerOf(scope)) };
    },

    recordGameStart: async ({ parameters, scope }) => {
      const player = requirePlayer(scope);
      const game = await requireGame(queries, parameters.gameCode);
      if (!(await ownsGame(queries, player, game, scope.now))) {
        throw forbidden("not_owner", "The player does not own this game.");
      }
      if (releaseStateOf(game, scope.now.getTime()) !== "launching") {
        throw forbidden("not_released", "The game is not out yet.");
      }
      await upsertLibraryGame(queries, {
        accountId: player.accountId,
        gameCode: game.gameCode,
        lastPlayedAt: scope.now,
      });
      return { last_played_at: scope.now.toISOString() };
    },

    setLibraryGameHidden: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      if (!(await isInLibrary(queries, accountId, gameCode))) throw notFound("game");
      await upsertLibraryGame(queries, { accountId, gameCode, hidden: body.hidden });
      return { hidden: body.hidden };
    },
  };
}

async function upsertLibraryGame(queries: Queries, row: typeof libraryGames.$inferInsert): Promise<void> {
  const { accountId, gameCode, ...set } = row;
  await queries
    .insert(libraryGames)
    .values(row)
    .onConflictDoUpdate({ target: [libraryGames.accountId, libraryGames.gameCode], set });
}
