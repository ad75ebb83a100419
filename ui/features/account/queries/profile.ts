import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** First key part of the player's characters; the second is the game, `null` for the one beside the name. */
export const PROFILE_KEY = "profile";

/** The player's character in one game, or the one beside the player's name; disabled for guests. */
export function profileQuery(scope: QueryScope, gameCode: GameCode | null = null) {
  return queryOptions({
    queryKey: [PROFILE_KEY, gameCode, ...personalKey(scope)] as const,
    queryFn: async () => unwrap(await scope.ports.session.getProfile(gameCode)),
    enabled: scope.visit.get().user !== null,
  });
}
