import { useQuery } from "@tanstack/react-query";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { resultQueries } from "../store-index-queries.ts";
import { FoundReadings } from "./found-readings.tsx";
import { NothingFound } from "./nothing-found.tsx";

/** Notices that a search shows below its games. */
const FOUND_NOTICES = 4;

export interface BelowGamesProps {
  readonly search: StoreIndexSearch;
  /** Whether the list has no games. */
  readonly isEmpty: boolean;
}

/** News and posts with the words of a search; and what is offered instead if there is nothing at all, nor any game. */
export function BelowGames({ search, isEmpty }: BelowGamesProps) {
  const queries = resultQueries(useQueryScope(), search);
  const isSearch = search.q !== undefined;
  const notices = useQuery({ ...queries.notices, enabled: isSearch });
  const articles = useQuery({ ...queries.articles, enabled: isSearch });
  const found = { notices: notices.data?.slice(0, FOUND_NOTICES) ?? [], articles: articles.data ?? [] };
  const hasFound = isSearch && found.notices.length + found.articles.length > 0;
  const isUnknown = isSearch && (notices.data === undefined || articles.data === undefined);
  const { hasFailed, retry } = failedReadsOf(notices, articles);
  return (
    <>
      {isEmpty && !hasFound && !isUnknown && <NothingFound search={search} />}
      {hasFound && <FoundReadings {...found} />}
      {hasFailed && <PartFailure onRetry={retry} />}
    </>
  );
}
