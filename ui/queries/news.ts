import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { NoticeQuery } from "#core/news/notice.ts";
import { LATEST_ARTICLES_KEY, POSTS_FRESH_MS } from "./boards.ts";
import { ESSENTIAL } from "./query-meta.ts";
import { personalKey, type QueryScope, sharedKey } from "./query-scope.ts";
import { failureOf, unwrap } from "./request-failure-error.ts";

const MOST_NOTICES = 8;

/** The newest notices of the publisher, as many as a rail of them holds. */
export function latestNoticesQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["notices", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }) =>
      unwrap(await scope.ports.news.listNotices({}, { signal })).notices.slice(0, MOST_NOTICES),
  });
}

/** Notices page by page, pinned first; all, of one kind, about one game. */
export function noticesQuery(scope: QueryScope, { category, gameCode }: Omit<NoticeQuery, "cursor">) {
  return infiniteQueryOptions({
    queryKey: ["notice-list", ...sharedKey(scope), category ?? null, gameCode ?? null] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await scope.ports.news.listNotices({ category, gameCode, cursor: pageParam }, { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 60_000,
    meta: ESSENTIAL,
  });
}

/** One notice with its body. */
export function noticeQuery(scope: QueryScope, noticeId: string) {
  return queryOptions({
    queryKey: ["notice", ...sharedKey(scope), noticeId] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.getNotice(noticeId, { signal })),
    meta: ESSENTIAL,
  });
}

/** Boards that only the publisher writes on. */
export function staticBoardsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["static-boards", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.listStaticBoards({ signal })),
  });
}

/** What stands on one of them. */
export function staticArticlesQuery(scope: QueryScope, boardAlias: string) {
  return queryOptions({
    queryKey: ["static-articles", ...sharedKey(scope), boardAlias] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.listStaticArticles(boardAlias, { signal })),
    meta: ESSENTIAL,
  });
}

/** One article of them with its body. */
export function staticArticleQuery(scope: QueryScope, articleId: string) {
  return queryOptions({
    queryKey: ["static-article", ...sharedKey(scope), articleId] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.getStaticArticle(articleId, { signal })),
    meta: ESSENTIAL,
  });
}

/** Statuses of an unknown piece, and of an id that none can have. */
const NOTHING_TO_READ: readonly number[] = [404, 400];

/** Whether an answer means that there is no such thing to read. */
export function meansNothingToRead(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "status" && NOTHING_TO_READ.includes(failure.status);
}

/** The latest articles of all boards that the player has not turned away; `limit` 1 to 20. */
export function latestArticlesQuery(scope: QueryScope, limit: number) {
  return queryOptions({
    queryKey: [LATEST_ARTICLES_KEY, ...personalKey(scope), limit] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.listLatest({ limit }, { signal })),
    staleTime: POSTS_FRESH_MS,
  });
}
