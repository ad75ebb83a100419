import { and, desc, eq, lte } from "drizzle-orm";
import { staticArticles, staticBoards } from "../database/schema/index.ts";
import { closestLocale, closestText } from "../domain/catalogue/text-order.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import type { Services } from "../services.ts";

type StaticBoardCalls = Pick<CallHandlers, "listStaticBoards" | "listStaticArticles" | "getStaticArticle">;

/** Articles of a board at most: only the publisher writes on it. */
const MAX_ARTICLES = 100;

export function staticBoardCalls({ database }: Services): StaticBoardCalls {
  const { queries } = database;
  return {
    listStaticBoards: async ({ scope }) => {
      const rows = await queries.select().from(staticBoards).orderBy(staticBoards.position);
      return {
        boards: rows.map(({ alias, titles }) => ({
          alias,
          title: closestText(titles, scope.locale) ?? alias,
          text_locale: closestLocale(titles, scope.locale),
        })),
      };
    },

    listStaticArticles: async ({ parameters, scope }) => {
      const { boardAlias } = parameters;
      const [board] = await queries.select().from(staticBoards).where(eq(staticBoards.alias, boardAlias));
      if (board === undefined) throw notFound("board");
      const rows = await queries
        .select()
        .from(staticArticles)
        .where(and(eq(staticArticles.boardAlias, boardAlias), lte(staticArticles.publishedAt, scope.now)))
        .orderBy(desc(staticArticles.publishedAt), desc(staticArticles.id))
        .limit(MAX_ARTICLES);
      return { articles: rows.map((row) => wireArticle(row, scope.locale)) };
    },

    getStaticArticle: async ({ parameters, scope }) => {
      const [row] = await queries
        .select()
        .from(staticArticles)
        .where(and(eq(staticArticles.id, parameters.articleId), lte(staticArticles.publishedAt, scope.now)));
      const text = row && closestText(row.texts, scope.locale);
      if (row === undefined || text === undefined) throw notFound("article");
      return { ...wireArticle(row, scope.locale), body: text.body };
    },
  };
}

function wireArticle({ id, boardAlias, publishedAt, texts }: typeof staticArticles.$inferSelect, locale: string) {
  return {
    id,
    board_alias: boardAlias,
    title: closestText(texts, locale)?.title ?? id,
    published_at: publishedAt.toISOString(),
    text_locale: closestLocale(texts, locale),
  };
}
