import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/write.ts";
import { changeLibraryGame, libraryQuery } from "./library.ts";

/** Notes that the player has started a game. A failure is of no concern to the player. */
export async function recordStart(scope: QueryScope, client: QueryClient, gameCode: GameCode): Promise<void> {
  const noted = await sendCall(client, () => scope.ports.library.recordStart(gameCode));
  if (!noted.ok) return;
  changeLibraryGame(scope, client, gameCode, { lastPlayedAt: noted.value });
  // A free game joins the library with its first start.
  await client.invalidateQueries({ queryKey: libraryQuery(scope).queryKey });
}
