import { queryOptions } from "@tanstack/react-query";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** What the games of this country can be filtered by. */
export function facetsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["facets", ...personalKey(scope)] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.listFacets({ signal })),
  });
}
