import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import type { articles } from "../database/schema/index.ts";
import type { AuthorRows } from "./author-rows.ts";
import type { SeedArticle } from "./content-types.ts";
import { instantAfter } from "./game-rows.ts";

export function articleRowsOf(
  items: readonly SeedArticle[],
  authors: AuthorRows,
  firstStart: Date,
): (typeof articles.$inferInsert)[] {
  return items.map((article) => ({
    id: article.id,
    gameCode: article.gameCode,
    boardAlias: article.boardAlias,
    accountId: authors.idOf(article.nickname, article.language),
    language: article.language,
    title: article.title,
    body: cleanHtml(article.bodyHtml),
    createdAt: instantAfter(firstStart, article.createdOffsetHours) ?? firstStart,
    deletedAt: null,
    pinned: article.pinned,
    recommended: article.recommended,
    likeCount: article.likeCount,
    commentCount: article.commentCount,
  }));
}
