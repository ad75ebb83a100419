import { infiniteQueryOptions, type QueryMeta, queryOptions } from "@tanstack/react-query";
import type { GamePage, GameQuery } from "#core/ports/catalogue-gateway.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { openOnes } from "./open-games.ts";

/** Key of every list of games that this visitor has been given; the placeholder of a game page is found through it. */
export const gameListsKey = (scope: QueryScope) => ["games", ...personalKey(scope)] as const;

const openPage = (scope: QueryScope, page: GamePage): GamePage => ({ ...page, games: openOnes(scope, page.games) });

/** One list of games, as a rail shows it (`GET /api/store/games`, Spec §7). */
export function gamesQuery(scope: QueryScope, query: GameQuery, meta: QueryMeta = {}) {
  return queryOptions({
    queryKey: [...gameListsKey(scope), "list", query] as const,
    meta,
    queryFn: async ({ signal }) => openPage(scope, unwrap(await scope.ports.catalogue.listGames(query, { signal }))),
  });
}

/** The same list page by page, as browsing and searching show it. */
export function gamePagesQuery(scope: QueryScope, query: Omit<GameQuery, "cursor">, meta: QueryMeta = {}) {
  return infiniteQueryOptions({
    queryKey: [...gameListsKey(scope), "pages", query] as const,
    meta,
    queryFn: async (context) => {
      const { pageParam: cursor, signal } = context;
      return openPage(
        scope,
        unwrapList(await scope.ports.catalogue.listGames({ ...query, cursor }, { signal }), context),
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? (page.nextCursor ?? undefined) : undefined),
  });
}
