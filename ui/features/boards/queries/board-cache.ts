import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Article, ArticleEntry, ArticlePage } from "#core/community/article.ts";
import type { Comment, CommentPage } from "#core/community/comment.ts";
import type { ArticleRef } from "#core/ports/community-gateway.ts";
import { LATEST_ARTICLES_KEY } from "#ui/data/post-queries.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { articleListsKey, articleQuery, boardsQuery, commentListsKey, READ_ANEW_PAGES } from "./boards.ts";

type ArticlePages = InfiniteData<ArticlePage, string | undefined>;
type CommentPages = InfiniteData<CommentPage, string | undefined>;

/** Whether a list is short enough to be refetched as a whole. */
const isShortList = (list: CommentPages | undefined): boolean => (list?.pages.length ?? 0) <= READ_ANEW_PAGES;

/** Everything in the cache that a post on a board touches. */
export function boardCacheOf(scope: QueryScope, client: QueryClient, article: ArticleRef) {
  const lists = { queryKey: articleListsKey(scope, article.gameCode) };
  const latest = { queryKey: [LATEST_ARTICLES_KEY] };
  const comments = { queryKey: commentListsKey(scope, article.id) };
  const { queryKey } = articleQuery(scope, article);
  const boards = { queryKey: boardsQuery(scope, article.gameCode).queryKey };
  return {
    /** Queries that a write to the article or its comments changes. */
    reads: [{ queryKey }, lists, comments],
    /** Shows another state of the article wherever it is shown; what is not named stays. */
    showArticle(change: Partial<Article>) {
      client.setQueryData(queryKey, (known) => known && { ...known, ...change });
      const entry = (known: ArticleEntry): ArticleEntry => (known.id === article.id ? { ...known, ...change } : known);
      client.setQueriesData<ArticlePages>(
        lists,
        (data) =>
          data && { ...data, pages: data.pages.map((page) => ({ ...page, articles: page.articles.map(entry) })) },
      );
    },
    /** Takes the article out of the lists; the boards count their articles again. */
    dropArticle() {
      void client.invalidateQueries(latest);
      void client.invalidateQueries(boards);
      client.setQueriesData<ArticlePages>(
        lists,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              articles: page.articles.filter(({ id }) => id !== article.id),
            })),
          },
      );
    },
    editComments(edit: (comment: Comment) => Comment) {
      client.setQueriesData<CommentPages>(
        comments,
        (data) =>
          data && { ...data, pages: data.pages.map((page) => ({ ...page, comments: page.comments.map(edit) })) },
      );
    },
    /**
     * Shows a comment that was just written, also where nothing more can be read. A long list of them is not asked for again.
     */
    async showPosted(comment: Comment) {
      for (const { queryKey: key } of client.getQueryCache().findAll(comments)) {
        client.setQueryData<CommentPages>(key, (data) => data && withComment(data, comment, key.at(-1) === "newest"));
      }
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries(lists),
        client.invalidateQueries({
          ...comments,
          predicate: ({ state }) => isShortList(state.data as CommentPages | undefined),
        }),
      ]);
    },
    /** Asks for the lists, the article and its comments again. */
    async refetch() {
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries(lists),
        client.invalidateQueries(latest),
        client.invalidateQueries(boards),
        client.invalidateQueries(comments),
      ]);
    },
  };
}

/**
 * Adds a new comment to the loaded pages: below its thread, or where new comments appear, if that page is loaded.
 */
function withComment(data: CommentPages, comment: Comment, isNewestFirst: boolean): CommentPages {
  const isThread = ({ id, threadId }: Comment) => comment.threadId !== null && (threadId ?? id) === comment.threadId;
  const { pages } = data;
  if (pages.some((page) => page.comments.some(({ id }) => id === comment.id))) return data;
  const inThread = pages.findLastIndex((page) => page.comments.some(isThread));
  const isEndRead = pages.at(-1)?.hasMore === false;
  const beyond = isNewestFirst ? 0 : isEndRead ? pages.length - 1 : -1;
  const at = comment.threadId === null ? beyond : inThread;
  return {
    ...data,
    pages: pages.map((page, index) => {
      const total = page.total === null ? null : page.total + 1;
      if (index !== at) return { ...page, total };
      const last = page.comments.findLastIndex(isThread);
      const insertAt = comment.threadId === null ? (isNewestFirst ? 0 : page.comments.length) : last + 1;
      return {
        ...page,
        total,
        comments: [...page.comments.slice(0, insertAt), comment, ...page.comments.slice(insertAt)],
      };
    }),
  };
}
