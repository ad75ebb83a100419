import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { checkText } from "#core/community/article.policy.ts";
import { articleTopicOf } from "#core/community/board-topics.ts";
import { hiddenAfterEdit, hiddenAfterReports, postRightsOf, RESTORABLE_MS } from "#core/community/post.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import type { Queries } from "../database/database.ts";
import { articles, blockedAuthors, comments, type MentionRow } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { conflict } from "../domain/community/conflicts.ts";
import { findArticle } from "../domain/community/load-articles.ts";
import { findComment, listComments } from "../domain/community/load-comments.ts";
import { logModeration } from "../domain/community/log-moderation.ts";
import { onceOfPost, playersNamedIn, recipientsOfMention } from "../domain/community/mentions.ts";
import { commentPathOf, notifyNamedInComment } from "../domain/community/notify-named.ts";
import { changeLike, reportPost, setHidden } from "../domain/community/post-marks.ts";
import { requireReportQuota, requireTextQuota } from "../domain/community/quotas.ts";
import { readerOf, refuseModeration } from "../domain/community/reader.ts";
import { closeReports } from "../domain/community/reports.ts";
import { requirePostInterval } from "../domain/community/require-post-interval.ts";
import { accountTopic, publishTopics } from "../domain/live/live-topics.ts";
import type { NotificationMessage } from "../domain/notifications/messages.ts";
import { notify, notifyRecipientsOf } from "../domain/notifications/notify.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden, invalidInput, notFound } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";
import { lockArticle } from "./article-calls.ts";

type CommentCalls = Pick<
  CallHandlers,
  | "listComments"
  | "postComment"
  | "editComment"
  | "removeComment"
  | "restoreComment"
  | "likeComment"
  | "hideComment"
  | "reportComment"
  | "moderateComment"
>;

/** Comments of articles. */
export function commentCalls(services: Services): CommentCalls {
  const { queries } = services.database;
  return {
    listComments: async ({ parameters, query, scope }) => {
      const reader = await readerOf(queries, scope);
      const { articleId } = parameters;
      const article = await findArticle(queries, articleId, { reader, now: scope.now, work: services.work });
      if (article === null) throw conflict("articleGone");
      const page = await listComments(queries, { articleId, query, reader, now: scope.now });
      return {
        comments: page.comments,
        total: article.comment_count,
        has_earlier: page.hasEarlier,
        has_more: page.cursor !== null,
        previous_value: page.cursor,
      };
    },

    postComment: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const content = readContent(body.content);
      const input = { ...parameters, ...body };
      return await createOnce(scope, { call: "postComment", input }, async (transaction) => {
        await requirePostInterval(transaction, accountId, scope.now);
        const article = await lockArticle(transaction, parameters.articleId, scope);
        const thread = body.reply_to === null ? null : await lockThread(transaction, article.id, body.reply_to);
        const id = randomUUID();
        const mentions = await playersNamedIn(transaction, content, body.mentions);
        await transaction.insert(comments).values({
          id,
          articleId: article.id,
          accountId,
          threadId: thread?.id ?? id,
          threadAt: thread?.createdAt ?? scope.now,
          isReply: thread !== null,
          content,
          mentions,
          createdAt: scope.now,
          updatedAt: scope.now,
        });
        await countComment(transaction, { articleId: article.id, threadId: thread?.id ?? null }, 1);
        await notifyWriters(transaction, {
          id,
          scope,
          article,
          answered: thread?.answered ?? null,
          mentions,
        });
        await publishTopics(transaction, [articleTopicOf(article.id)]);
        const posted = await commentFor(transaction, id, scope);
        await requireTextQuota(transaction, scope, Buffer.byteLength(content));
        return posted;
      });
    },

    editComment: async ({ parameters, body, scope }) => {
      const content = readContent(body.content);
      return await queries.transaction(async (transaction) => {
        const comment = await lockComment(transaction, parameters.commentId, scope);
        if (!comment.rights.mayEdit) throw forbidden("not_author", "This comment is somebody else's.");
        const mentions = await playersNamedIn(transaction, content, body.mentions);
        const hiddenBy = hiddenAfterEdit(comment.hiddenBy);
        await transaction
          .update(comments)
          .set({ content, mentions, updatedAt: scope.now, hiddenBy, reportCount: 0 })
          .where(eq(comments.id, comment.id));
        if (hiddenBy === null) await notifyNamedInComment(transaction, comment.id, scope);
        await publishCommentChange(transaction, comment);
        const edited = await commentFor(transaction, comment.id, scope);
        await requireTextQuota(transaction, scope, Buffer.byteLength(content));
        return edited;
      });
    },

    removeComment: async ({ parameters, scope }) =>
      await queries.transaction(async (transaction) => {
        const comment = await lockComment(transaction, parameters.commentId, scope);
        if (!comment.rights.mayDelete) throw forbidden("not_author", "This comment is somebody else's.");
        logModeration(scope, "comment", comment, { deleted: true });
        await transaction.update(comments).set({ deletedAt: scope.now }).where(eq(comments.id, comment.id));
        await countComment(transaction, refOf(comment), -1);
        await publishCommentChange(transaction, comment);
        await clearDeleted(transaction, scope.now);
        return { result: true, id: comment.id };
      }),

    restoreComment: async ({ parameters, scope }) => {
      await clearDeleted(queries, scope.now);
      return await queries.transaction(async (transaction) => {
        const comment = await lockComment(transaction, parameters.commentId, scope, "withDeleted");
        if (!comment.rights.mayDelete) throw forbidden("not_author", "This comment is somebody else's.");
        logModeration(scope, "comment", comment, { deleted: false });
        if (comment.deletedAt !== null) {
          if (comment.content === "") throw notFound("comment");
          await transaction.update(comments).set({ deletedAt: null }).where(eq(comments.id, comment.id));
          await countComment(transaction, refOf(comment), 1);
          await publishCommentChange(transaction, comment);
        }
        return await commentFor(transaction, comment.id, scope);
      });
    },

    likeComment: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      return await queries.transaction(async (transaction) => {
        const comment = await lockComment(transaction, parameters.commentId, scope);
        if (comment.accountId === accountId) throw forbidden("own_post", "This comment is your own.");
        const change = await changeLike(transaction, { accountId, kind: "comment", postId: comment.id }, body.liked);
        const likeCount = Math.max(0, comment.likeCount + change);
        if (change !== 0) await transaction.update(comments).set({ likeCount }).where(eq(comments.id, comment.id));
        return { like_count: likeCount, my_like: body.liked };
      });
    },

    hideComment: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      return await queries.transaction(async (transaction) => {
        const comment = await lockComment(transaction, parameters.commentId, scope);
        await setHidden(transaction, { accountId, kind: "comment", postId: comment.id }, body.hidden);
        await publishTopics(transaction, [accountTopic(accountId)]);
        return { result: true } as const;
      });
    },

    reportComment: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { commentId } = parameters;
      return await createOnce(scope, { call: "reportComment", input: { commentId, ...body } }, async (transaction) => {
        await requireReportQuota(transaction, accountId, scope.now);
        const comment = await lockComment(transaction, commentId, scope);
        if (!comment.rights.mayReport) throw forbidden("own_post", "This comment is your own.");
        await reportPost(transaction, { accountId, kind: "comment", postId: comment.id }, body, scope.now);
        const reportCount = comment.reportCount + 1;
        const hiddenBy = hiddenAfterReports(comment.hiddenBy, reportCount);
        await transaction.update(comments).set({ reportCount, hiddenBy }).where(eq(comments.id, comment.id));
        if (hiddenBy === comment.hiddenBy) await publishTopics(transaction, [accountTopic(accountId)]);
        else await publishCommentChange(transaction, comment);
        return { result: true } as const;
      });
    },

    moderateComment: async ({ parameters, body, scope }) =>
      await queries.transaction(async (transaction) => {
        const comment = await lockComment(transaction, parameters.commentId, scope);
        if (!comment.rights.mayModerate) throw refuseModeration(await readerOf(transaction, scope));
        logModeration(scope, "comment", comment, body);
        const hiddenBy = body.hidden ? ("moderator" as const) : null;
        const reportCount = body.hidden ? comment.reportCount : 0;
        await transaction.update(comments).set({ hiddenBy, reportCount }).where(eq(comments.id, comment.id));
        await closeReports(transaction, { kind: "comment", id: comment.id }, scope.now);
        if (comment.hiddenBy !== null && hiddenBy === null) await notifyNamedInComment(transaction, comment.id, scope);
        await publishCommentChange(transaction, comment);
        return await commentFor(transaction, comment.id, scope);
      }),
  };
}

function readContent(content: string): string {
  const written = normalizeText(content);
  const check = checkText("comment", written);
  if (check.refusal !== null) {
    const message = `${check.refusal}: ${check.min} to ${check.max} signs, not ${check.count}.`;
    throw invalidInput({ field: "body.content", message });
  }
  if (written.includes("\0")) throw invalidInput({ field: "body.content", message: "It holds U+0000." });
  return written;
}

/** The comment a thread began with, found by any comment of it that is not deleted. */
async function lockThread(transaction: Queries, articleId: string, commentId: string) {
  const [answered] = await transaction
    .select({ threadId: comments.threadId, accountId: comments.accountId, deletedAt: comments.deletedAt })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.articleId, articleId)));
  if (answered === undefined || answered.deletedAt !== null) throw notFound("comment");
  const [thread] = await transaction
    .select({ id: comments.id, createdAt: comments.createdAt })
    .from(comments)
    .where(eq(comments.id, answered.threadId))
    .for("no key update");
  if (thread === undefined) throw notFound("comment");
  return { ...thread, answered: answered.accountId };
}

/**
 * Notifies the recipients of a comment once each, except its writer: mentioned players, the writer of the answered
 * comment, and the author of the article.
 */
async function notifyWriters(
  transaction: Queries,
  comment: {
    readonly id: string;
    readonly scope: RequestScope;
    readonly article: Pick<typeof articles.$inferSelect, "id" | "gameCode" | "boardAlias" | "accountId" | "hiddenBy">;
    /** Whose comment it answers. */
    readonly answered: string | null;
    readonly mentions: readonly MentionRow[];
  },
): Promise<void> {
  const { id, scope, article, answered, mentions } = comment;
  const author = requirePlayer(scope);
  const path = commentPathOf(article, id);
  const game = await requireGame(transaction, article.gameCode);
  const post = { author, game, shell: scope.shell };
  const mentioned = article.hiddenBy === null ? await recipientsOfMention(transaction, mentions, post) : [];
  const messages = new Map<string, NotificationMessage>([[article.accountId, "commented"]]);
  if (answered !== null) messages.set(answered, "replied");
  for (const accountId of mentioned) messages.set(accountId, "mentioned");
  messages.delete(author.accountId);
  // Players get no notification from authors they have blocked.
  const blocking = await transaction
    .select({ accountId: blockedAuthors.accountId })
    .from(blockedAuthors)
    .where(eq(blockedAuthors.authorId, author.accountId));
  for (const { accountId } of blocking) messages.delete(accountId);
  const subject = { gameCode: article.gameCode, name: author.nickname, articleId: article.id, commentId: id };
  await notify(
    transaction,
    ...[...messages].map(([accountId, message]) => ({
      accountId,
      message,
      subject,
      path,
      at: scope.now,
      once: onceOfPost(id),
    })),
  );
}

/** Has every page that shows the comment, or a notification of it, read it again. */
export async function publishCommentChange(
  transaction: Queries,
  comment: { readonly id: string; readonly articleId: string },
): Promise<void> {
  await publishTopics(transaction, [articleTopicOf(comment.articleId)]);
  await notifyRecipientsOf(transaction, { commentId: comment.id });
}

/**
 * Locks a comment for the transaction and returns it with the player's rights. Its article is locked first, as it is for
 * a new answer.
 */
export async function lockComment(
  transaction: Queries,
  commentId: string,
  scope: RequestScope,
  deleted: "withDeleted" | "withoutDeleted" = "withoutDeleted",
) {
  const { accountId } = requirePlayer(scope);
  await lockArticleOf(transaction, commentId);
  const [comment] = await transaction.select().from(comments).where(eq(comments.id, commentId)).for("no key update");
  if (comment === undefined || (comment.deletedAt !== null && deleted === "withoutDeleted")) throw notFound("comment");
  const reader = await readerOf(transaction, scope);
  const isAuthor = comment.accountId === accountId;
  if (comment.hiddenBy !== null && !isAuthor && reader.role !== "moderator") throw notFound("comment");
  const article = await findArticle(transaction, comment.articleId, {
    reader,
    now: scope.now,
    work: scope.services.work,
  });
  if (article === null) throw notFound("comment");
  return { ...comment, rights: postRightsOf(reader.role, isAuthor) };
}

async function lockArticleOf(transaction: Queries, commentId: string): Promise<void> {
  const articleId = transaction.select({ id: comments.articleId }).from(comments).where(eq(comments.id, commentId));
  await transaction.select({ id: articles.id }).from(articles).where(eq(articles.id, articleId)).for("no key update");
}

interface CommentRef {
  readonly articleId: string;
  /** The comment that is answered; `null` for one that answers none. */
  readonly threadId: string | null;
}

function refOf(comment: typeof comments.$inferSelect): CommentRef {
  return { articleId: comment.articleId, threadId: comment.isReply ? comment.threadId : null };
}

async function countComment(transaction: Queries, ref: CommentRef, change: 1 | -1): Promise<void> {
  await transaction
    .update(articles)
    .set({ commentCount: sql`greatest(0, ${articles.commentCount} + ${change})` })
    .where(eq(articles.id, ref.articleId));
  if (ref.threadId === null) return;
  await transaction
    .update(comments)
    .set({ replyCount: sql`greatest(0, ${comments.replyCount} + ${change})` })
    .where(eq(comments.id, ref.threadId));
}

async function commentFor(transaction: Queries, commentId: string, scope: RequestScope) {
  const comment = await findComment(transaction, commentId, await readerOf(transaction, scope));
  if (comment === null) throw notFound("comment");
  return comment;
}

/** Removes the words of comments that were deleted too long ago to be restored. */
async function clearDeleted(transaction: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RESTORABLE_MS);
  // Those that another request changes are left to a later one.
  const old = transaction
    .select({ id: comments.id })
    .from(comments)
    .where(and(isNotNull(comments.deletedAt), lt(comments.deletedAt, since), sql`${comments.content} <> ''`))
    .for("no key update", { skipLocked: true });
  await transaction.update(comments).set({ content: "", mentions: [] }).where(inArray(comments.id, old));
}
