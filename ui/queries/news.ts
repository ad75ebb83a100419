import { queryOptions } from "@tanstack/react-query";
import type { ArticleSummary } from "#core/ports/community-gateway.ts";
import { type QueryScope, sharedKey } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** The newest notices of the publisher. */
export function latestNoticesQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["notices", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.listNotices({}, { signal })).notices,
  });
}

/** One notice with its body. */
export function noticeQuery(scope: QueryScope, noticeId: string) {
  return queryOptions({
    queryKey: ["notice", ...sharedKey(scope), noticeId] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.getNotice(noticeId, { signal })).body,
  });
}

/** The latest articles of all boards; `limit` 1 to 20. */
export function latestArticlesQuery(scope: QueryScope, limit: number) {
  return queryOptions({
    queryKey: ["latest-articles", ...sharedKey(scope), limit] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.listLatest({ limit }, { signal })),
  });
}

/** Body of an article. */
export function articleBodyQuery(scope: QueryScope, article: Pick<ArticleSummary, "id" | "gameCode">) {
  return queryOptions({
    queryKey: ["article-body", ...sharedKey(scope), article.id] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.getBody(article, { signal })),
  });
}
