import { eq } from "drizzle-orm";
import { parse } from "valibot";
import { reportedKindSchema } from "#adapters/wire/community.ts";
import { hiddenAfterDecision, RESTORABLE_MS, type ReportDecision } from "#core/community/post.ts";
import type { ReportedKind, ReportedPostRef } from "#core/community/reported-post.ts";
import type { Queries } from "../database/database.ts";
import { articles, comments, reviews } from "../database/schema/index.ts";
import { logModeration } from "../domain/community/log-moderation.ts";
import { notifyNamedInComment, notifyNamedInShownArticle } from "../domain/community/notify-named.ts";
import { readerOf, refuseModeration } from "../domain/community/reader.ts";
import { closeReports, countOpenReports, listOpenReports, reopenReports } from "../domain/community/reports.ts";
import { findOwnReview } from "../domain/reviews/load-reviews.ts";
import { changeTotals } from "../domain/reviews/review-totals.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, notFound } from "../http/call-refusal.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";
import { lockArticle, publishArticleChange } from "./article-calls.ts";
import { lockComment, publishCommentChange } from "./comment-calls.ts";

type ReportCalls = Pick<CallHandlers, "listReports" | "resolveReports">;

/** What players have reported, for moderators. */
export function reportCalls(services: Services): ReportCalls {
  const { queries } = services.database;
  return {
    listReports: async ({ query, scope }) => {
      await requireModerator(queries, scope);
      const page = await listOpenReports(queries, query.previousValue, scope);
      return { posts: page.posts, has_more: page.cursor !== null, previous_value: page.cursor };
    },

    resolveReports: async ({ parameters, body, scope }) =>
      await queries.transaction(async (transaction) => {
        await requireModerator(transaction, scope);
        const decide = DECIDE[parse(reportedKindSchema, parameters.kind)];
        await decide(transaction, { id: parameters.postId, decision: body.decision, scope });
        return { result: true } as const;
      }),
  };
}

async function requireModerator(queries: Queries, scope: RequestScope): Promise<void> {
  requirePlayer(scope);
  const reader = await readerOf(queries, scope);
  if (reader.role !== "moderator") throw refuseModeration(reader);
}

interface Decision {
  readonly id: string;
  readonly decision: ReportDecision;
  readonly scope: RequestScope;
}

const DECIDE: Readonly<Record<ReportedKind, (transaction: Queries, decision: Decision) => Promise<void>>> = {
  article: async (transaction, { id, decision, scope }) => {
    const article = await lockArticle(transaction, id, scope);
    const change = await changeReports(transaction, { kind: "article", id }, decision, scope.now, article.updatedAt);
    logModeration(scope, "article", article, { hidden: change.hiddenBy !== null });
    await transaction.update(articles).set(change).where(eq(articles.id, id));
    if (article.hiddenBy !== null && change.hiddenBy === null) await notifyNamedInShownArticle(transaction, id, scope);
    await publishArticleChange(transaction, article);
  },

  comment: async (transaction, { id, decision, scope }) => {
    const comment = await lockComment(transaction, id, scope);
    const change = await changeReports(transaction, { kind: "comment", id }, decision, scope.now, comment.updatedAt);
    logModeration(scope, "comment", comment, { hidden: change.hiddenBy !== null });
    await transaction.update(comments).set(change).where(eq(comments.id, id));
    if (comment.hiddenBy !== null && change.hiddenBy === null) await notifyNamedInComment(transaction, id, scope);
    await publishCommentChange(transaction, comment);
  },

  /** A review that a moderator removes is deleted; its author may write another one. */
  review: async (transaction, { id, decision, scope }) => {
    const { now } = scope;
    const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for("no key update");
    if (review === undefined) throw notFound("review");
    const { gameCode, accountId, deletedAt, isRemoved } = review;
    if (decision === "reopen") await reopenReports(transaction, { kind: "review", id });
    else await closeReports(transaction, { kind: "review", id }, now);
    if (decision === "remove" && deletedAt === null) {
      logModeration(scope, "review", review, { deleted: true });
      await transaction.update(reviews).set({ deletedAt: now, isRemoved: true }).where(eq(reviews.id, id));
      await changeTotals(transaction, review, -1);
    }
    if (decision === "reopen" && isRemoved && deletedAt !== null) {
      if (review.content === "" || now.getTime() - deletedAt.getTime() > RESTORABLE_MS) throw notFound("review");
      if ((await findOwnReview(transaction, gameCode, accountId)) !== null) {
        throw new CallRefusal(409, "ALREADY_REVIEWED", "Its author has written another review.");
      }
      logModeration(scope, "review", review, { deleted: false });
      await transaction.update(reviews).set({ deletedAt: null, isRemoved: false }).where(eq(reviews.id, id));
      await changeTotals(transaction, review, 1);
    }
  },
};

/** Closes or reopens the reports of an article or a comment; what the post becomes by it. */
async function changeReports(
  transaction: Queries,
  post: ReportedPostRef,
  decision: ReportDecision,
  now: Date,
  changedAt: Date,
) {
  if (decision !== "reopen") {
    await closeReports(transaction, post, now);
    return { hiddenBy: hiddenAfterDecision(decision, 0), reportCount: 0 };
  }
  await reopenReports(transaction, post);
  const reportCount = await countOpenReports(transaction, post, changedAt);
  return { hiddenBy: hiddenAfterDecision(decision, reportCount), reportCount };
}
