import { queryOptions } from "@tanstack/react-query";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** What the games of this country can be filtered by. */
export function facetsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["facets", ...personalKey(scope)] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.listFacets({ signal })),
  });
}
