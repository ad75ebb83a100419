import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { preInstallStatusAfter } from "#core/pre-install/pre-install-status.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { preInstallQuery } from "#ui/features/catalogue/queries/pre-install.ts";
import { LIBRARY_KEY } from "#ui/features/library/queries/library.ts";

/**
 * Requests the pre-install of a game; the status returned, or 0, is kept. A pre-install that had been requested before is
 * no failure (Spec §4 and §8).
 */
export function requestPreInstallMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const { queryKey } = preInstallQuery(scope, gameCode);
  return createWrite<number>(scope, client, {
    key: ["request-pre-install", gameCode],
    changes: [{ queryKey }],
    send: async () => preInstallStatusAfter(await scope.ports.preInstall.request(gameCode)),
    apply: (status) => {
      client.setQueryData(queryKey, status);
      void client.invalidateQueries({ queryKey: [LIBRARY_KEY] });
    },
  });
}
