import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { LOBBY_CONTENT_KEYS } from "#core/lobby/constants.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Editors' contents for the lobby of a game, by key; empty for a game without a lobby. */
export function lobbyContentsQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["lobby", ...sharedKey(scope), gameCode] as const,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, unknown>>> => {
      const answer = await scope.ports.content.getContents("lobby", gameCode, LOBBY_CONTENT_KEYS, { signal });
      if (!answer.ok && answer.failure.kind === "status" && answer.failure.status === 404) return {};
      return unwrap(answer);
    },
  });
}
