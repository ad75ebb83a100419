import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { CommentSort } from "#core/community/comment.ts";
import type { ArticleQuery, ArticleRef } from "#core/ports/community-gateway.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { POSTS_FRESH_MS } from "#ui/data/post-queries.ts";
import { ESSENTIAL, MAIN_QUERY } from "#ui/data/query-meta.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Filter and order of the list of a board. */
export type ArticleFilter = Omit<ArticleQuery, "cursor">;

/** Maximum number of pages that are refetched as a whole: they are requested one after the other. */
export const READ_ANEW_PAGES = 5;

/** Age from which a list is refetched when it is shown. Long lists stay unchanged. */
const staleTime = ({ state }: { readonly state: { readonly data?: InfiniteData<unknown> | undefined } }): number =>
  state.data?.pages[READ_ANEW_PAGES] === undefined ? POSTS_FRESH_MS : Number.POSITIVE_INFINITY;

// The first page's parameter comes out of the server's HTML as `null`, hence `?? undefined` below.

/** First parts of the keys, for what changes them. */
export const articleListsKey = (scope: QueryScope, gameCode: GameCode) =>
  ["articles", ...personalKey(scope), gameCode] as const;
export const commentListsKey = (scope: QueryScope, articleId: string) =>
  ["comments", ...personalKey(scope), articleId] as const;

/** The boards of a game. */
export function boardsQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["boards", ...personalKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.listBoards(gameCode, { signal })),
    staleTime: POSTS_FRESH_MS,
  });
}

/** Articles of a board page by page. */
export function articlesQuery(scope: QueryScope, gameCode: GameCode, boardAlias: string, filter: ArticleFilter) {
  return infiniteQueryOptions({
    queryKey: [...articleListsKey(scope, gameCode), boardAlias, filter] as const,
    queryFn: async (context) => {
      const { pageParam, signal } = context;
      const page = { ...filter, cursor: pageParam ?? undefined };
      return unwrapList(await scope.ports.community.listArticles({ gameCode, boardAlias }, page, { signal }), context);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? (page.nextCursor ?? undefined) : undefined),
    staleTime,
    meta: ESSENTIAL,
  });
}

/** One article. */
export function articleQuery(scope: QueryScope, { id, gameCode }: ArticleRef) {
  return queryOptions({
    queryKey: ["article", ...personalKey(scope), id] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.getArticle({ id, gameCode }, { signal })),
    meta: MAIN_QUERY,
    staleTime: POSTS_FRESH_MS,
  });
}

/** Pages of an article's comments; `from` is a comment that the first page must contain. */
export function commentsQuery(
  scope: QueryScope,
  { id, gameCode }: ArticleRef,
  sort: CommentSort,
  from: string | null = null,
) {
  return infiniteQueryOptions({
    queryKey: [...commentListsKey(scope, id), from, sort] as const,
    queryFn: async (context) => {
      const { pageParam, signal } = context;
      const page = { sort, from: pageParam == null ? (from ?? undefined) : undefined, cursor: pageParam ?? undefined };
      return unwrapList(await scope.ports.community.listComments({ id, gameCode }, page, { signal }), context);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? (page.nextCursor ?? undefined) : undefined),
    staleTime,
  });
}
