import { queryOptions } from "@tanstack/react-query";
import { trimVisible } from "#core/texts/visible-text.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { openOnes } from "#ui/features/catalogue/queries/open-games.ts";

/** Titles for what has been typed; asks nothing for an empty text. */
export function suggestionsQuery(scope: QueryScope, text: string) {
  const typed = trimVisible(text);
  return queryOptions({
    queryKey: ["suggestions", ...personalKey(scope), typed] as const,
    queryFn: async ({ signal }) => {
      const found = unwrap(await scope.ports.catalogue.suggest(typed, { signal }));
      return { ...found, suggestions: openOnes(scope, found.suggestions), goods: openOnes(scope, found.goods) };
    },
    enabled: typed !== "",
  });
}
