import { type QueryClient, type QueryMeta, queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { failureOf, unwrap } from "#ui/data/request-failure-error.ts";
import { findGameSummary, gameFromSummary } from "./game-summary.ts";

/**
 * Whether the answer means that the game does not exist for this viewer or that the code is invalid, as opposed to a
 * failed request.
 */
export function meansNoSuchGame(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "status") return false;
  return failure.status === 400 || classifyFailure(failure) === "not_found";
}

/** One game; its summary from a list is the placeholder while it loads. Fails with status 404 for an unknown game. */
export function gameQuery(scope: QueryScope, client: QueryClient, gameCode: GameCode, meta: QueryMeta = {}) {
  return queryOptions({
    queryKey: ["game", ...personalKey(scope), gameCode] as const,
    meta,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.getGame(gameCode, { signal })),
    placeholderData: () => {
      const summary = findGameSummary(client, scope, gameCode);
      return summary === null ? undefined : gameFromSummary(summary);
    },
  });
}

/** The same for pages of the game, which cannot be shown without it. */
export const ownGameQuery = (scope: QueryScope, client: QueryClient, gameCode: GameCode) =>
  gameQuery(scope, client, gameCode, ESSENTIAL);
