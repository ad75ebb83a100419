import { type QueryMeta, queryOptions } from "@tanstack/react-query";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

import { openOnes } from "./open-games.ts";

/** Goods over all games, the deepest discounts first; at most `limit` of them (1 to 100). */
export function offersQuery(scope: QueryScope, limit: number, meta: QueryMeta = {}) {
  return queryOptions({
    queryKey: ["offers", ...personalKey(scope), limit] as const,
    meta,
    queryFn: async (context) =>
      openOnes(
        scope,
        unwrapList(await scope.ports.catalogue.listOffers({ limit }, { signal: context.signal }), context),
      ),
  });
}
