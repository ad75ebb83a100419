import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { facetsQuery } from "#ui/queries/facets.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";

/** What a genre is called in the language of the page; the genre itself until that is known. */
export function useGenreLabels(): (genre: string) => string {
  const { data } = useQuery(facetsQuery(useQueryScope()));
  return useCallback((genre) => data?.genres.find(({ value }) => value === genre)?.label ?? genre, [data]);
}
