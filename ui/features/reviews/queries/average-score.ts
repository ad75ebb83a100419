import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Average score of a game with its distribution. */
export function averageScoreQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["average-score", ...sharedKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.reviews.getAverage(gameCode, { signal })),
  });
}
