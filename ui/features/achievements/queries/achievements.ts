import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

/** Achievements of a game, with the player's own progress. */
export function achievementsQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["achievements", ...personalKey(scope), gameCode] as const,
    queryFn: async (context) =>
      unwrapList(await scope.ports.achievements.list(gameCode, { signal: context.signal }), context),
    meta: ESSENTIAL,
  });
}
