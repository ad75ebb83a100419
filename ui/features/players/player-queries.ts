import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { POSTS_FRESH_MS } from "#ui/data/post-queries.ts";
import { ESSENTIAL, MAIN_QUERY } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** What a player has made public; personal because of whom the reader has blocked and which posts they have reported. */
export function playerQuery(scope: QueryScope, playerId: string) {
  return queryOptions({
    queryKey: ["player", ...personalKey(scope), playerId] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.getPlayer(playerId, { signal })),
    meta: MAIN_QUERY,
    staleTime: POSTS_FRESH_MS,
  });
}

// The first page's parameter comes out of the server's HTML as `null`, hence `?? undefined` below.

/** Reviews of a player page by page. */
export function playerReviewsQuery(scope: QueryScope, playerId: string) {
  return infiniteQueryOptions({
    queryKey: [...playerQuery(scope, playerId).queryKey, "reviews"] as const,
    queryFn: async (context) => {
      const { pageParam, signal } = context;
      return unwrapList(
        await scope.ports.community.listPlayerReviews(playerId, pageParam ?? undefined, { signal }),
        context,
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: ESSENTIAL,
    staleTime: POSTS_FRESH_MS,
  });
}

/** Articles of a player page by page. */
export function playerArticlesQuery(scope: QueryScope, playerId: string) {
  return infiniteQueryOptions({
    queryKey: [...playerQuery(scope, playerId).queryKey, "articles"] as const,
    queryFn: async (context) => {
      const { pageParam, signal } = context;
      return unwrapList(
        await scope.ports.community.listPlayerArticles(playerId, pageParam ?? undefined, { signal }),
        context,
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: ESSENTIAL,
    staleTime: POSTS_FRESH_MS,
  });
}
