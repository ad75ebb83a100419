import { queryOptions } from "@tanstack/react-query";
import { openOnes } from "./open-games.ts";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** Titles for what has been typed; asks nothing for an empty text. */
export function suggestionsQuery(scope: QueryScope, text: string) {
  const typed = text.trim();
  return queryOptions({
    queryKey: ["suggestions", ...personalKey(scope), typed] as const,
    queryFn: async ({ signal }) => {
      const found = unwrap(await scope.ports.catalogue.suggest(typed, { signal }));
      return { ...found, suggestions: openOnes(scope, found.suggestions) };
    },
    enabled: typed !== "",
  });
}
