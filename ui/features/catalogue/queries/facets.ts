import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { FacetQuery } from "#core/ports/catalogue-gateway.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** What is offered in this country: the list that a visitor sees first. */
const OFFERED_HERE: FacetQuery = { offered: "here" };

/** Values by which the games of a list can be filtered, with counts; those of the last list until they are there. */
export function facetsQuery(scope: QueryScope, query = OFFERED_HERE) {
  return queryOptions({
    queryKey: ["facets", ...personalKey(scope), query] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.catalogue.listFacets(query, { signal })),
    placeholderData: keepPreviousData,
  });
}
