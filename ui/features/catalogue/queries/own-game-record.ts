import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** The player's own record of a game; disabled for guests, who have none. */
export function ownGameRecordQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["own-game-record", ...personalKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.getOwnGameRecord(gameCode, { signal })),
    enabled: scope.visit.get().user !== null,
  });
}
