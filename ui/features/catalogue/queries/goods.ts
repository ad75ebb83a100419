import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

/** Editions, additions and bundles of a game. */
export function goodsQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["goods", ...personalKey(scope), gameCode] as const,
    queryFn: async (context) =>
      unwrapList(await scope.ports.catalogue.listGoodsOfGame(gameCode, { signal: context.signal }), context),
  });
}
