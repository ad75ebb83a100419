import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { articleTopicOf, boardTopicOf } from "#core/community/board-topics.ts";
import { hiddenAfterEdit, hiddenAfterReports, postRightsOf, RESTORABLE_MS } from "#core/community/post.ts";
import type { Queries } from "../database/database.ts";
import { articles, boardImages } from "../database/schema/index.ts";
import type { GameFacts } from "../domain/catalogue/require-game.ts";
import { imageIdsOf } from "../domain/community/article-text.ts";
import { conflict } from "../domain/community/conflicts.ts";
import { findArticle } from "../domain/community/load-articles.ts";
import { logModeration } from "../domain/community/log-moderation.ts";
import {
  type ArticleRef,
  notifyNamedBelow,
  notifyNamedInArticle,
  notifyNamedInShownArticle,
  pathOf,
} from "../domain/community/notify-named.ts";
import { changeLike, reportPost, setHidden } from "../domain/community/post-marks.ts";
import { requireReportQuota, requireTextQuota } from "../domain/community/quotas.ts";
import { readArticle } from "../domain/community/read-article.ts";
import { readerOf, refuseModeration } from "../domain/community/reader.ts";
import { closeReports } from "../domain/community/reports.ts";
import { requirePostInterval } from "../domain/community/require-post-interval.ts";
import { publishTopics } from "../domain/live/live-topics.ts";
import { notify, notifyRecipientsOf } from "../domain/notifications/notify.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, forbidden, invalidInput } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { type RequestScope, requirePlayer, senderOf } from "../http/request-scope.ts";
import type { Services } from "../services.ts";
import { requireOpenBoard, requireOpenCommunity } from "./community-calls.ts";

type ArticleCalls = Pick<
  CallHandlers,
  | "postArticle"
  | "editArticle"
  | "removeArticle"
  | "restoreArticle"
  | "likeArticle"
  | "hideArticle"
  | "reportArticle"
  | "moderateArticle"
>;

/** Writing on the boards. */
export function articleCalls(services: Services): ArticleCalls {
  const { queries } = services.database;
  return {
    postArticle: async ({ parameters, body, scope }) => {
      const { accountId, countryCode } = requirePlayer(scope);
      const { written, text } = await readArticle(services.work, senderOf(scope), body);
      const game = await requireOpenBoard(queries, parameters, scope);
      // The requested country is not verified; to write, the account's country must have the board open.
      requireOpenCommunity(game, scope, countryCode);
      const { boardAlias } = parameters;
      const { gameCode } = game;
      requireMenu(game, boardAlias, body.menu);
      const input = { gameCode, boardAlias, ...body };
      return await createOnce(scope, { call: "postArticle", input }, async (transaction) => {
        await requirePostInterval(transaction, accountId, scope.now);
        const id = randomUUID();
        await transaction.insert(articles).values({
          id,
          gameCode,
          boardAlias,
          menu: body.menu,
          accountId,
          language: scope.locale,
          ...written,
          createdAt: scope.now,
          updatedAt: scope.now,
          pinned: false,
          recommended: false,
          likeCount: 0,
          commentCount: 0,
        });
        await useImages(transaction, accountId, written.body);
        const place = { id, gameCode, boardAlias };
        const author = requirePlayer(scope);
        await notifyNamedInArticle(transaction, { article: place, author, game, text, body: written.body, scope });
        await publishTopics(transaction, [boardTopicOf(gameCode, boardAlias)]);
        const posted = await articleFor(transaction, id, scope);
        await requireTextQuota(transaction, scope, Buffer.byteLength(written.title + written.body));
        return posted;
      });
    },

    editArticle: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { written, text } = await readArticle(services.work, senderOf(scope), body);
      return await queries.transaction(async (transaction) => {
        const article = await lockArticle(transaction, parameters.articleId, scope);
        if (!article.rights.mayEdit) throw forbidden("not_author", "This article is somebody else's.");
        if (article.updatedAt.getTime() !== Date.parse(body.updated_at)) {
          throw new CallRefusal(409, "ARTICLE_CHANGED", "The article has been changed since it was read.", {
            details: { reason: "article_changed", article: await articleFor(transaction, article.id, scope) },
          });
        }
        const game = await requireOpenBoard(transaction, article, scope);
        requireMenu(game, article.boardAlias, body.menu);
        const hiddenBy = hiddenAfterEdit(article.hiddenBy);
        await transaction
          .update(articles)
          .set({
            ...written,
            menu: body.menu,
            language: scope.locale,
            // Always later than the read version, even if the clock went back: two versions never have the same time.
            updatedAt: new Date(Math.max(scope.now.getTime(), article.updatedAt.getTime() + 1)),
            hiddenBy,
            reportCount: 0,
          })
          .where(eq(articles.id, article.id));
        await useImages(transaction, accountId, written.body);
        if (hiddenBy === null) {
          const author = requirePlayer(scope);
          await notifyNamedInArticle(transaction, { article, author, game, text, body: written.body, scope });
          if (article.hiddenBy !== null) await notifyNamedBelow(transaction, article.id, accountId, scope);
        }
        await publishArticleChange(transaction, article);
        const edited = await articleFor(transaction, article.id, scope);
        await requireTextQuota(transaction, scope, Buffer.byteLength(written.title + written.body));
        return edited;
      });
    },

    removeArticle: async ({ parameters, scope }) =>
      await queries.transaction(async (transaction) => {
        const article = await lockArticle(transaction, parameters.articleId, scope);
        if (!article.rights.mayDelete) throw forbidden("not_author", "This article is somebody else's.");
        logModeration(scope, "article", article, { deleted: true });
        await transaction.update(articles).set({ deletedAt: scope.now }).where(eq(articles.id, article.id));
        await clearDeleted(transaction, scope.now);
        await publishArticleChange(transaction, article);
        return { result: true, id: article.id };
      }),

    restoreArticle: async ({ parameters, scope }) => {
      await clearDeleted(queries, scope.now);
      return await queries.transaction(async (transaction) => {
        const article = await lockArticle(transaction, parameters.articleId, scope, "withDeleted");
        if (!article.rights.mayDelete) throw forbidden("not_author", "This article is somebody else's.");
        logModeration(scope, "article", article, { deleted: false });
        if (article.title === "") throw conflict("articleGone");
        await transaction.update(articles).set({ deletedAt: null }).where(eq(articles.id, article.id));
        await publishArticleChange(transaction, article);
        return await articleFor(transaction, article.id, scope);
      });
    },

    likeArticle: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      return await queries.transaction(async (transaction) => {
        const article = await lockArticle(transaction, parameters.articleId, scope);
        if (article.accountId === accountId) throw forbidden("own_post", "This article is your own.");
        const change = await changeLike(transaction, { accountId, kind: "article", postId: article.id }, body.liked);
        const likeCount = Math.max(0, article.likeCount + change);
        if (change !== 0) await transaction.update(articles).set({ likeCount }).where(eq(articles.id, article.id));
        return { like_count: likeCount, my_like: body.liked };
      });
    },

    hideArticle: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      return await queries.transaction(async (transaction) => {
        const article = await lockArticle(transaction, parameters.articleId, scope);
        await setHidden(transaction, { accountId, kind: "article", postId: article.id }, body.hidden);
        return { result: true } as const;
      });
    },

    reportArticle: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { articleId } = parameters;
      return await createOnce(scope, { call: "reportArticle", input: { articleId, ...body } }, async (transaction) => {
        await requireReportQuota(transaction, accountId, scope.now);
        const article = await lockArticle(transaction, articleId, scope);
        if (!article.rights.mayReport) throw forbidden("own_post", "This article is your own.");
        await reportPost(transaction, { accountId, kind: "article", postId: article.id }, body, scope.now);
        const reportCount = article.reportCount + 1;
        const hiddenBy = hiddenAfterReports(article.hiddenBy, reportCount);
        await transaction.update(articles).set({ reportCount, hiddenBy }).where(eq(articles.id, article.id));
        if (hiddenBy !== article.hiddenBy) {
          await notify(transaction, {
            accountId: article.accountId,
            message: "articleHidden",
            subject: { gameCode: article.gameCode, articleId: article.id },
            path: pathOf(article),
            at: scope.now,
          });
          await publishArticleChange(transaction, article);
        }
        return { result: true } as const;
      });
    },

    moderateArticle: async ({ parameters, body, scope }) =>
      await queries.transaction(async (transaction) => {
        const article = await lockArticle(transaction, parameters.articleId, scope);
        if (!article.rights.mayModerate) throw refuseModeration(await readerOf(transaction, scope));
        logModeration(scope, "article", article, body);
        const { hidden, pinned = article.pinned, recommended = article.recommended } = body;
        const hiddenBy = hidden === undefined ? article.hiddenBy : hidden ? ("moderator" as const) : null;
        const reportCount = hidden === false ? 0 : article.reportCount;
        await transaction
          .update(articles)
          .set({ hiddenBy, reportCount, pinned, recommended })
          .where(eq(articles.id, article.id));
        if (hidden !== undefined) await closeReports(transaction, { kind: "article", id: article.id }, scope.now);
        if (article.hiddenBy !== null && hiddenBy === null) {
          await notifyNamedInShownArticle(transaction, article.id, scope);
        }
        await publishArticleChange(transaction, article);
        return await articleFor(transaction, article.id, scope);
      }),
  };
}

/** Has every page that shows the article, its board, or a notification of it, read it again. */
export async function publishArticleChange(
  transaction: Queries,
  { id, gameCode, boardAlias }: ArticleRef,
): Promise<void> {
  await publishTopics(transaction, [articleTopicOf(id), boardTopicOf(gameCode, boardAlias)]);
  await notifyRecipientsOf(transaction, { articleId: id });
}

/** Locks an article for the transaction and returns it with the player's rights; 409 if it is gone. */
export async function lockArticle(
  transaction: Queries,
  articleId: string,
  scope: RequestScope,
  deleted: "withDeleted" | "withoutDeleted" = "withoutDeleted",
) {
  const { accountId } = requirePlayer(scope);
  const [article] = await transaction
    .select({
      id: articles.id,
      gameCode: articles.gameCode,
      boardAlias: articles.boardAlias,
      accountId: articles.accountId,
      title: articles.title,
      createdAt: articles.createdAt,
      updatedAt: articles.updatedAt,
      hiddenBy: articles.hiddenBy,
      reportCount: articles.reportCount,
      likeCount: articles.likeCount,
      pinned: articles.pinned,
      recommended: articles.recommended,
    })
    .from(articles)
    .where(and(eq(articles.id, articleId), deleted === "withDeleted" ? undefined : isNull(articles.deletedAt)))
    .for("no key update");
  if (article === undefined || article.createdAt > scope.now) throw conflict("articleGone");
  const { role } = await readerOf(transaction, scope);
  const isAuthor = article.accountId === accountId;
  if (article.hiddenBy !== null && !isAuthor && role !== "moderator") throw conflict("articleGone");
  return { ...article, rights: postRightsOf(role, isAuthor) };
}

async function articleFor(transaction: Queries, articleId: string, scope: RequestScope) {
  const reader = await readerOf(transaction, scope);
  const article = await findArticle(transaction, articleId, { reader, now: scope.now, work: scope.services.work });
  if (article === null) throw conflict("articleGone");
  return article;
}

function requireMenu(game: GameFacts, boardAlias: string, menu: string | null): void {
  const menus = game.boards.find(({ alias }) => alias === boardAlias)?.menus ?? [];
  if (menu === null || menus.some(({ id }) => id === menu)) return;
  throw invalidInput({ field: "body.menu", message: "The board has no such menu." });
}

/** Marks the pictures of the article as used, so that they are not deleted. */
async function useImages(transaction: Queries, accountId: string, body: string): Promise<void> {
  const ids = imageIdsOf(body);
  if (ids.length === 0) return;
  await transaction
    .update(boardImages)
    .set({ isUsed: true })
    .where(and(eq(boardImages.accountId, accountId), inArray(boardImages.id, ids)));
}

/** Removes the words of articles that were deleted too long ago to be restored. */
async function clearDeleted(transaction: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RESTORABLE_MS);
  // Those that another request changes are left to a later one.
  const old = transaction
    .select({ id: articles.id })
    .from(articles)
    .where(and(isNotNull(articles.deletedAt), lt(articles.deletedAt, since), sql`${articles.title} <> ''`))
    .for("no key update", { skipLocked: true });
  await transaction
    .update(articles)
    .set({ title: "", body: "", excerpt: "", image: null, imageIds: [], searchText: "", searchGrams: sql`'{}'` })
    .where(inArray(articles.id, old));
}
