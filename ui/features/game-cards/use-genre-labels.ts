import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { FacetQuery } from "#core/ports/catalogue-gateway.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";

/** Label of a genre in the language of the page; the genre itself until that is known. `query`: list that the page shows. */
export function useGenreLabels(query?: FacetQuery): (genre: string) => string {
  const { data } = useQuery(facetsQuery(useQueryScope(), query));
  return useCallback((genre) => data?.genres.find(({ value }) => value === genre)?.label ?? genre, [data]);
}
