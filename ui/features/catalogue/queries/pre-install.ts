import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Status of the player's pre-install of a game, 0 by default (Spec §3); disabled for guests. */
export function preInstallQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["pre-install", ...personalKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.preInstall.getStatus(gameCode, { signal })),
    enabled: scope.visit.get().user !== null,
  });
}
