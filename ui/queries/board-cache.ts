import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Article, ArticleEntry, ArticlePage } from "#core/community/article.ts";
import type { Comment, CommentPage } from "#core/community/comment.ts";
import type { ArticlePlace } from "#core/ports/community-gateway.ts";
import { articleListsKey, articleQuery, commentListsKey } from "./boards.ts";
import type { QueryScope } from "./query-scope.ts";

type ArticlePages = InfiniteData<ArticlePage, string | undefined>;
type CommentPages = InfiniteData<CommentPage, string | undefined>;

/** Everything in the cache that a post on a board touches. */
export function boardCacheOf(scope: QueryScope, client: QueryClient, article: ArticlePlace) {
  const lists = { queryKey: articleListsKey(scope, article.gameCode) };
  const comments = { queryKey: commentListsKey(scope, article.id) };
  const { queryKey } = articleQuery(scope, article);
  return {
    /** Stops answers on their way that would bring back what is about to change. */
    async stopReads() {
      await Promise.all([
        client.cancelQueries({ queryKey }),
        client.cancelQueries(lists),
        client.cancelQueries(comments),
      ]);
    },
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
    /** Takes the article out of the lists. */
    dropArticle() {
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
    /** Asks for the lists, the article and its comments anew. */
    async readAnew() {
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries(lists),
        client.invalidateQueries(comments),
      ]);
    },
  };
}
