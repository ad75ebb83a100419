import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** The player's own review of a game, `null` without one; disabled for guests. A deleted one is marked as such. */
export function ownReviewQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["own-review", ...personalKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.reviews.getOwn(gameCode, { signal })),
    enabled: scope.visit.get().user !== null,
  });
}
