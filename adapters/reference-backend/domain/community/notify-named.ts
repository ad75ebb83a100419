import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, articles, comments } from "#adapters/reference-backend/database/schema/index.ts";
import { type RequestScope, senderOf } from "#adapters/reference-backend/http/request-scope.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { type GameFacts, requireGame } from "../catalogue/require-game.ts";
import { mentionIdsOf } from "./article-text.ts";
import { isModeratorColumn } from "./load-articles.ts";
import { type MentioningPost, notifyMentioned, playersNamedIn } from "./mentions.ts";

/** Comments whose named players are notified when an article is shown again, the latest first. */
const MAX_COMMENTS = 50;

export interface ArticleRef {
  readonly id: string;
  readonly gameCode: string;
  readonly boardAlias: string;
}

/** Page of the store that shows an article. */
export const pathOf = ({ id, gameCode, boardAlias }: ArticleRef): string =>
  buildPath("gameBoardView", { gameCode, boardAlias, articleId: id });

/** The part of the article's page that a comment is. */
export const commentPathOf = (article: ArticleRef, commentId: string): string =>
  `${pathOf(article)}#comment-${commentId}`;

/** Notifies players whom an article names, also in an edit. */
export async function notifyNamedInArticle(
  transaction: Queries,
  written: {
    readonly article: ArticleRef;
    readonly author: MentioningPost["author"];
    readonly game: GameFacts;
    readonly text: string;
    readonly body: string;
    readonly scope: RequestScope;
  },
): Promise<void> {
  const { article, author, game, text, body, scope } = written;
  const named = await playersNamedIn(transaction, text, mentionIdsOf(body));
  await notifyMentioned(transaction, named, {
    author,
    game,
    shell: scope.shell,
    articleId: article.id,
    path: pathOf(article),
    at: scope.now,
  });
}

/** Notifies players whom a comment names, unless its article is hidden. */
export async function notifyNamedInComment(
  transaction: Queries,
  commentId: string,
  scope: RequestScope,
): Promise<void> {
  const [comment] = await transaction
    .select({
      mentions: comments.mentions,
      author: { accountId: accounts.id, nickname: accounts.nickname },
      article: { id: articles.id, gameCode: articles.gameCode, boardAlias: articles.boardAlias },
    })
    .from(comments)
    .innerJoin(articles, eq(articles.id, comments.articleId))
    .innerJoin(accounts, eq(accounts.id, comments.accountId))
    .where(and(eq(comments.id, commentId), isNull(articles.hiddenBy)));
  if (comment === undefined) return;
  const { mentions, author, article } = comment;
  await notifyMentioned(transaction, mentions, {
    author,
    game: await requireGame(transaction, article.gameCode),
    shell: scope.shell,
    articleId: article.id,
    commentId,
    path: commentPathOf(article, commentId),
    at: scope.now,
  });
}

/** Notifies players whom an article names that is shown again: its author may have named them while it was hidden. */
export async function notifyNamedInShownArticle(
  transaction: Queries,
  articleId: string,
  scope: RequestScope,
): Promise<void> {
  const [article] = await transaction
    .select({
      id: articles.id,
      gameCode: articles.gameCode,
      boardAlias: articles.boardAlias,
      title: articles.title,
      body: articles.body,
      author: { accountId: accounts.id, nickname: accounts.nickname },
    })
    .from(articles)
    .innerJoin(accounts, eq(accounts.id, articles.accountId))
    .where(eq(articles.id, articleId));
  if (article === undefined) return;
  const { author, body } = article;
  const game = await requireGame(transaction, article.gameCode);
  const { text } = await scope.services.work.checkArticle({ title: article.title, body }, senderOf(scope));
  await notifyNamedInArticle(transaction, { article, author, game, text, body, scope });
  await notifyNamedBelow(transaction, article.id, author.accountId, scope);
}

/** The same for its comments: below a hidden article only its author and moderators write. */
export async function notifyNamedBelow(
  transaction: Queries,
  articleId: string,
  authorId: string,
  scope: RequestScope,
): Promise<void> {
  const naming = await transaction
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.articleId, articleId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenBy),
        sql`${comments.mentions} <> '[]'::jsonb`,
        or(eq(comments.accountId, authorId), isModeratorColumn(sql`${comments.accountId}`)),
      ),
    )
    .orderBy(desc(comments.updatedAt), comments.id)
    .limit(MAX_COMMENTS);
  for (const { id } of naming) await notifyNamedInComment(transaction, id, scope);
}
