import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";

/** What a genre is called in the language of the page; the genre itself until that is known. */
export function useGenreLabels(): (genre: string) => string {
  const { data } = useQuery(facetsQuery(useQueryScope()));
  return useCallback((genre) => data?.genres.find(({ value }) => value === genre)?.label ?? genre, [data]);
}
