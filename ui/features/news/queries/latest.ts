import { queryOptions } from "@tanstack/react-query";
import { LATEST_ARTICLES_KEY, POSTS_FRESH_MS } from "#ui/data/post-queries.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { openOnes } from "#ui/features/catalogue/queries/open-games.ts";

const MAX_NOTICES = 8;

/** The newest notices of the publisher, as many as a rail of them holds; with `search`, those with its words. */
export function latestNoticesQuery(scope: QueryScope, search?: string) {
  return queryOptions({
    queryKey: ["notices", ...personalKey(scope), search ?? ""] as const,
    queryFn: async ({ signal }) =>
      openOnes(scope, unwrap(await scope.ports.news.listNotices({ search }, { signal })).notices).slice(0, MAX_NOTICES),
  });
}

/**
 * The latest articles of all boards that the player has not turned away; with `search`, those with its words. `limit` 1 to
 * 20.
 */
export function latestArticlesQuery(scope: QueryScope, limit: number, search?: string) {
  return queryOptions({
    queryKey: [LATEST_ARTICLES_KEY, ...personalKey(scope), limit, search ?? ""] as const,
    queryFn: async ({ signal }) =>
      openOnes(scope, unwrap(await scope.ports.community.listLatest({ limit, search }, { signal }))),
    staleTime: POSTS_FRESH_MS,
  });
}
