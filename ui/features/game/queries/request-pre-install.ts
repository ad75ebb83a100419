import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { preInstallStatusAfter } from "#core/pre-install/pre-install-status.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { showWritten } from "#ui/data/stop-reads.ts";
import { preInstallQuery } from "#ui/features/catalogue/queries/pre-install.ts";

/**
 * Requests the pre-install of a game; the status returned, or 0, is kept. A pre-install that had been requested before is
 * no failure (specification, sections 4 and 8).
 */
export function requestPreInstallMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  return mutationOptions({
    mutationKey: ["request-pre-install", gameCode] as const,
    mutationFn: async () => unwrap(preInstallStatusAfter(await scope.ports.preInstall.request(gameCode))),
    onSuccess: (status) => showWritten(client, preInstallQuery(scope, gameCode).queryKey, status),
  });
}
