import { queryOptions } from "@tanstack/react-query";
import { openOnes } from "./open-games.ts";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** Goods over all games, the deepest discounts first; at most `limit` of them (1 to 100). */
export function offersQuery(scope: QueryScope, limit: number) {
  return queryOptions({
    queryKey: ["offers", ...personalKey(scope), limit] as const,
    queryFn: async ({ signal }) =>
      openOnes(scope, unwrap(await scope.ports.catalogue.listOffers({ limit }, { signal }))),
  });
}
