import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { failureOf, unwrap } from "#ui/data/request-failure-error.ts";
import { findGameSummary, gameFromSummary } from "./game-summary.ts";

/**
 * Whether an answer says that there is no such game for this visitor, or that no game can have such a code, rather than that it
 * could not be had.
 */
export function meansNoSuchGame(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "status") return false;
  return failure.status === 400 || classifyFailure(failure) === "not_found";
}

/** One game; its summary from a list stands in while it is on its way. Fails with status 404 for an unknown game. */
export function gameQuery(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["game", ...personalKey(scope), gameCode] as const,
    meta: ESSENTIAL,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.getGame(gameCode, {}, { signal })),
    placeholderData: () => {
      const summary = findGameSummary(client, scope, gameCode);
      return summary === null ? undefined : gameFromSummary(summary);
    },
  });
}
