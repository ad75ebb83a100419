import { BOARD_IMAGE_PREFIX } from "#core/community/constants.ts";
import type { SeedArticle, SeedThread } from "../content/content-types.ts";
import type { articles, boardImages } from "../database/schema/index.ts";
import { articleTextOf } from "../domain/community/article-text.ts";
import type { AuthorRows } from "./author-rows.ts";
import { instantAfter } from "./game-rows.ts";

export function articleRowsOf(
  items: readonly SeedArticle[],
  threads: readonly SeedThread[],
  authors: AuthorRows,
  firstStart: Date,
): (typeof articles.$inferInsert)[] {
  const counts = new Map<string, number>();
  for (const { articleId, replies } of threads) {
    counts.set(articleId, (counts.get(articleId) ?? 0) + 1 + replies.length);
  }
  return items.map((article) => ({
    id: article.id,
    gameCode: article.gameCode,
    boardAlias: article.boardAlias,
    accountId: authors.idOf(article.nickname, article.language),
    language: article.language,
    menu: article.menu ?? null,
    ...articleTextOf({ title: article.title, body: pictureHtmlOf(article) + article.bodyHtml }),
    createdAt: instantAfter(firstStart, article.createdOffsetHours) ?? firstStart,
    updatedAt: instantAfter(firstStart, article.createdOffsetHours) ?? firstStart,
    deletedAt: null,
    pinned: article.pinned,
    recommended: article.recommended,
    likeCount: article.likeCount,
    commentCount: counts.get(article.id) ?? 0,
  }));
}

const imageIdOf = ({ id }: SeedArticle) => `seed-${id}`;

function pictureHtmlOf(article: SeedArticle): string {
  const { picture } = article;
  if (picture === undefined) return "";
  const address = `${BOARD_IMAGE_PREFIX}${imageIdOf(article)}.webp`;
  return `<p><img src="${address}" alt="" width="${picture.width}" height="${picture.height}"></p>`;
}

/** The pictures of articles. */
export function articleImageRowsOf(
  items: readonly SeedArticle[],
  authors: AuthorRows,
  firstStart: Date,
): (typeof boardImages.$inferInsert)[] {
  return items.flatMap((article) => {
    const { picture, nickname, language, createdOffsetHours } = article;
    if (picture === undefined) return [];
    const createdAt = instantAfter(firstStart, createdOffsetHours) ?? firstStart;
    return [
      { id: imageIdOf(article), accountId: authors.idOf(nickname, language), ...picture, createdAt, isUsed: true },
    ];
  });
}
