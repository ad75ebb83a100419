import type { QueryClient } from "@tanstack/react-query";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { stopReads } from "#ui/data/stop-reads.ts";
import { sendCall } from "#ui/data/write.ts";
import { changeVisited, visitedGamesQuery } from "./visited-games.ts";

/** Forgets the visits, on the device and with the account. Rejects if they are still there. */
export async function forgetVisits(scope: QueryScope, client: QueryClient): Promise<void> {
  const { ports, visit } = scope;
  await changeVisited(scope, () => []);
  if (visit.get().user !== null) unwrap(await sendCall(client, () => ports.catalogue.forgetRecentGames()));
  const { queryKey } = visitedGamesQuery(scope);
  await stopReads(client, { queryKey });
  client.setQueryData(queryKey, []);
}
