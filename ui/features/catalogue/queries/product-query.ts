import { queryOptions } from "@tanstack/react-query";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/**
 * One product; fails with status 404 if it does not exist. The key is personal, because the answer contains whether
 * the player owns it.
 */
export function productQuery(scope: QueryScope, goodsId: string) {
  return queryOptions({
    queryKey: ["product", ...personalKey(scope), goodsId] as const,
    meta: ESSENTIAL,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.getGoods(goodsId, { signal })),
  });
}
