import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Pieces of a game's story, in their order. */
export function storyCardsQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["story-cards", ...sharedKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.stories.listCards(gameCode, { signal })),
  });
}
