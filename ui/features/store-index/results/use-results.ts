import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { resultQueries } from "../store-index-queries.ts";

export type ResultPages = ReturnType<typeof useResults>["pages"];

/** The list of shown games: promoted ones, then page after page, without those that are hidden from this visitor. */
export function useResults(search: StoreIndexSearch) {
  const visible = useVisibleGames();
  const queries = resultQueries(useQueryScope(), search);
  const pages = useInfiniteQuery(queries.pages);
  const isUpcoming = search.view === "upcoming";
  const leading = useQuery({ ...queries.leading, enabled: isUpcoming });
  const ahead = isUpcoming ? (leading.data?.games ?? []) : [];
  const listed = [...ahead, ...(pages.data?.pages.flatMap((page) => page.games) ?? [])];
  const games = visible(listed);
  const hidden = listed.length - games.length;
  const totalOfPages = pages.data?.pages[0]?.total ?? null;
  // Without a total of the server it is known once every page is there.
  const isAllRead = pages.data !== undefined && !pages.hasNextPage;
  return {
    games,
    /** Games that match; `null` until it is known. What is hidden from this visitor is not counted. */
    total: totalOfPages === null ? (isAllRead ? games.length : null) : totalOfPages + ahead.length - hidden,
    hidden,
    /** Whether no game matches the search, and these are those with the closest titles. */
    isClosest: pages.data?.pages[0]?.isClosest === true,
    pages,
    pagesKey: queries.pages.queryKey,
    hasFailed: pages.isError && pages.data === undefined,
    retry: () => void pages.refetch(),
  };
}
