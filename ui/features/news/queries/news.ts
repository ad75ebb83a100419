import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import type { NoticeQuery } from "#core/news/notice.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { LATEST_ARTICLES_KEY, POSTS_FRESH_MS } from "#ui/data/post-queries.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { failureOf, unwrap } from "#ui/data/request-failure-error.ts";
import { openOnes } from "#ui/features/catalogue/queries/open-games.ts";

/** Notices page by page, pinned first; all, of one kind, about one game. */
export function noticesQuery(scope: QueryScope, { category, gameCode }: Omit<NoticeQuery, "cursor">) {
  return infiniteQueryOptions({
    queryKey: ["notice-list", ...personalKey(scope), category ?? null, gameCode ?? null] as const,
    queryFn: async (context) => {
      const { pageParam: cursor, signal } = context;
      const page = unwrapList(await scope.ports.news.listNotices({ category, gameCode, cursor }, { signal }), context);
      return { ...page, notices: openOnes(scope, page.notices) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 60_000,
    meta: ESSENTIAL,
  });
}

/** Most that the publisher returns. */
const MAX_BOARD_POSTS = 20;

/** The latest posts on the boards of all games. */
export function boardPostsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: [LATEST_ARTICLES_KEY, ...personalKey(scope), MAX_BOARD_POSTS] as const,
    queryFn: async (context) => {
      const { signal } = context;
      return openOnes(
        scope,
        unwrapList(await scope.ports.community.listLatest({ limit: MAX_BOARD_POSTS }, { signal }), context),
      );
    },
    staleTime: POSTS_FRESH_MS,
    meta: ESSENTIAL,
  });
}

/** One notice with its body. */
export function noticeQuery(scope: QueryScope, noticeId: string) {
  return queryOptions({
    queryKey: ["notice", ...personalKey(scope), noticeId] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.getNotice(noticeId, { signal })),
    meta: ESSENTIAL,
  });
}

/** Boards that only the publisher writes on. */
export function staticBoardsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["static-boards", ...sharedKey(scope)] as const,
    queryFn: async (context) =>
      unwrapList(await scope.ports.news.listStaticBoards({ signal: context.signal }), context),
  });
}

/** Content of one notice. */
export function staticArticlesQuery(scope: QueryScope, boardAlias: string) {
  return queryOptions({
    queryKey: ["static-articles", ...sharedKey(scope), boardAlias] as const,
    queryFn: async (context) =>
      unwrapList(await scope.ports.news.listStaticArticles(boardAlias, { signal: context.signal }), context),
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

/** Whether the answer means that the notice does not exist for this viewer, or that its id is invalid. */
export function meansNothingToRead(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== "status") return false;
  return failure.status === 400 || classifyFailure(failure) === "not_found";
}
