import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type * as v from "valibot";
import type { reviewBodySchema } from "#adapters/wire/reviews.ts";
import { reportRefusalOf } from "#core/community/report.policy.ts";
import { checkReviewContent } from "#core/reviews/review-content.policy.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import type { Queries } from "../database/database.ts";
import { reviewLanguageTotals, reviewReports, reviews, reviewTotals, reviewVotes } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { requireReportQuota, requireTextQuota } from "../domain/community/quotas.ts";
import { averageOf } from "../domain/reviews/average.ts";
import { findOwnReview, findReview, listReviews, wireReviews } from "../domain/reviews/load-reviews.ts";
import { type ReviewRight, reviewRightOf } from "../domain/reviews/review-right.ts";
import { changeTotals } from "../domain/reviews/review-totals.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, forbidden, invalidInput, notFound } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type ReviewCalls = Pick<
  CallHandlers,
  | "getAverageScore"
  | "listReviews"
  | "listOwnReviews"
  | "postReview"
  | "editReview"
  | "removeReview"
  | "restoreReview"
  | "voteForReview"
  | "reportReview"
>;

export function reviewCalls(services: Services): ReviewCalls {
  const { queries } = services.database;
  return {
    getAverageScore: async ({ parameters }) => {
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      const [[totals], byLanguage] = await Promise.all([
        queries.select().from(reviewTotals).where(eq(reviewTotals.gameCode, gameCode)),
        queries.select().from(reviewLanguageTotals).where(eq(reviewLanguageTotals.gameCode, gameCode)),
      ]);
      return {
        average: averageOf(totals),
        count: totals?.count ?? 0,
        distribution: {
          1: totals?.score1 ?? 0,
          2: totals?.score2 ?? 0,
          3: totals?.score3 ?? 0,
          4: totals?.score4 ?? 0,
          5: totals?.score5 ?? 0,
        },
        by_language: byLanguage
          .filter((language) => language.count > 0)
          .toSorted((one, other) => other.count - one.count || (one.language < other.language ? -1 : 1))
          .map(({ language, count, sum }) => ({ language, count, average: averageOf({ count, sum }) ?? 0 })),
      };
    },

    listReviews: async ({ parameters, query, scope }) => {
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      const accountId = scope.session?.player.accountId ?? null;
      const page = await listReviews(queries, { gameCode, query, accountId });
      return { reviews: page.reviews, has_more: page.cursor !== null, previous_value: page.cursor };
    },

    listOwnReviews: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      const own = await findOwnReview(queries, gameCode, accountId);
      return { reviews: await wireReviews(queries, own === null ? [] : [own], accountId) };
    },

    postReview: async ({ parameters, body, scope }) => {
      const player = requirePlayer(scope);
      const draft = checkDraft(body, scope.locale);
      const game = await requireGame(queries, parameters.gameCode);
      const { gameCode } = game;
      return await createOnce(scope, { call: "postReview", input: { gameCode, ...body } }, async (transaction) => {
        const right = await reviewRightOf(transaction, { player, game, now: scope.now });
        await requireRight(transaction, right, gameCode, player.accountId);
        const inserted = await transaction
          .insert(reviews)
          .values({
            id: randomUUID(),
            gameCode,
            accountId: player.accountId,
            language: scope.locale,
            ...draft,
            createdAt: scope.now,
            updatedAt: scope.now,
          })
          // The unique index decides between two simultaneous posts; the loser gets the same refusal as a later post.
          .onConflictDoNothing()
          .returning({ id: reviews.id });
        const id = inserted[0]?.id;
        if (id === undefined) throw await alreadyReviewed(transaction, gameCode, player.accountId);
        await changeTotals(transaction, { gameCode, language: scope.locale, score: draft.score }, 1);
        const posted = await wireReview(transaction, gameCode, id, player.accountId);
        await requireTextQuota(transaction, scope, Buffer.byteLength(draft.content));
        return posted;
      });
    },

    editReview: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const draft = checkDraft(body, scope.locale);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      return await queries.transaction(async (transaction) => {
        const review = await lockOwnReview(transaction, gameCode, parameters.reviewId, accountId);
        if (review.deletedAt !== null) throw notFound("review");
        await transaction
          .update(reviews)
          .set({ ...draft, language: scope.locale, updatedAt: scope.now })
          .where(eq(reviews.id, review.id));
        if (review.score !== draft.score || review.language !== scope.locale) {
          await changeTotals(transaction, review, -1);
          await changeTotals(transaction, { gameCode, language: scope.locale, score: draft.score }, 1);
        }
        const edited = await wireReview(transaction, gameCode, review.id, accountId);
        await requireTextQuota(transaction, scope, Buffer.byteLength(draft.content));
        return edited;
      });
    },

    removeReview: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      return await queries.transaction(async (transaction) => {
        const review = await lockOwnReview(transaction, gameCode, parameters.reviewId, accountId);
        const removed = await transaction
          .update(reviews)
          .set({ deletedAt: scope.now })
          .where(and(eq(reviews.id, review.id), isNull(reviews.deletedAt)))
          .returning({ id: reviews.id });
        if (removed.length > 0) await changeTotals(transaction, review, -1);
        await clearDeleted(transaction, scope.now);
        return { result: removed.length > 0, id: review.id };
      });
    },

    restoreReview: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      await clearDeleted(queries, scope.now);
      return await queries.transaction(async (transaction) => {
        const review = await lockOwnReview(transaction, gameCode, parameters.reviewId, accountId);
        if (review.deletedAt !== null) {
          if (review.isRemoved) throw forbidden("removed_by_moderator", "A moderator has deleted this review.");
          if (review.content === "") throw notFound("review");
          const own = await findOwnReview(transaction, gameCode, accountId);
          if (own !== null) throw await alreadyReviewed(transaction, gameCode, accountId);
          await transaction.update(reviews).set({ deletedAt: null }).where(eq(reviews.id, review.id));
          await changeTotals(transaction, review, 1);
        }
        return await wireReview(transaction, gameCode, review.id, accountId);
      });
    },

    voteForReview: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      return await queries.transaction(async (transaction) => {
        const review = await lockOthersReview(transaction, gameCode, parameters.reviewId, accountId);
        const vote = { reviewId: review.id, accountId };
        const changed = body.helpful
          ? await transaction.insert(reviewVotes).values(vote).onConflictDoNothing().returning()
          : await transaction.delete(reviewVotes).where(isOf(reviewVotes, vote)).returning();
        const change = changed.length === 0 ? 0 : body.helpful ? 1 : -1;
        const helpfulCount = Math.max(0, review.helpfulCount + change);
        if (change !== 0) await transaction.update(reviews).set({ helpfulCount }).where(eq(reviews.id, review.id));
        return { helpful_count: helpfulCount, my_vote: body.helpful };
      });
    },

    reportReview: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const refusal = reportRefusalOf(body);
      if (refusal !== null) throw invalidInput({ field: "body.words", message: refusal });
      const words = normalizeText(body.words);
      if (words.includes("\0")) throw invalidInput({ field: "body.words", message: "It holds U+0000." });
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      const { reason } = body;
      const input = { gameCode, reviewId: parameters.reviewId, reason, words };
      return await createOnce(scope, { call: "reportReview", input }, async (transaction) => {
        await requireReportQuota(transaction, accountId, scope.now);
        const review = await lockOthersReview(transaction, gameCode, parameters.reviewId, accountId);
        const reported = await transaction
          .insert(reviewReports)
          .values({ reviewId: review.id, accountId, reason, words, createdAt: scope.now })
          .onConflictDoNothing()
          .returning();
        if (reported.length === 0) {
          throw new CallRefusal(409, "ALREADY_REPORTED", "You have reported this review already.", {
            details: { reason: "already_reported" },
          });
        }
        return { result: true } as const;
      });
    },
  };
}

interface Draft {
  readonly content: string;
  readonly score: number;
  readonly isSpoiler: boolean;
}

function checkDraft(body: v.InferOutput<typeof reviewBodySchema>, locale: string): Draft {
  const decision = checkReviewContent(body.content, locale);
  if (!decision.ok) {
    const message = `${decision.reason}: ${decision.minimum} to ${decision.maximum} signs, not ${decision.count}.`;
    throw invalidInput({ field: "body.content", message });
  }
  if (decision.content.includes("\0")) {
    throw invalidInput({ field: "body.content", message: "It holds a sign that cannot be kept (U+0000)." });
  }
  return { content: decision.content, score: body.score, isSpoiler: body.is_spoiler };
}

async function requireRight(
  transaction: Queries,
  right: ReviewRight,
  gameCode: string,
  accountId: string,
): Promise<void> {
  if (right.refusal === null) return;
  if (right.refusal === "already_reviewed") throw await alreadyReviewed(transaction, gameCode, accountId);
  throw forbidden(right.refusal, "Only owners and pre-registered players may review a game.");
}

/** 409 with the existing review. */
async function alreadyReviewed(transaction: Queries, gameCode: string, accountId: string): Promise<CallRefusal> {
  const own = await findOwnReview(transaction, gameCode, accountId);
  const [review] = await wireReviews(transaction, own === null ? [] : [own], accountId);
  return new CallRefusal(409, "ALREADY_REVIEWED", "You have reviewed this game already.", {
    details: { reason: "already_reviewed", review: review ?? null },
  });
}

/** The player's own review, locked until the transaction ends: 404 if unknown, 403 if another player wrote it. */
async function lockOwnReview(transaction: Queries, gameCode: string, reviewId: string, accountId: string) {
  const [review] = await transaction
    .select({
      id: reviews.id,
      gameCode: reviews.gameCode,
      accountId: reviews.accountId,
      language: reviews.language,
      score: reviews.score,
      deletedAt: reviews.deletedAt,
      content: reviews.content,
      isRemoved: reviews.isRemoved,
    })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.gameCode, gameCode)))
    .for("no key update");
  if (review === undefined) throw notFound("review");
  if (review.accountId !== accountId) throw forbidden("not_author", "This review is somebody else's.");
  return review;
}

/** Time in which an author can restore a deleted review; its text is stored that long. */
const RESTORABLE_MS = 10 * 60_000;

/** Clears the text of deleted reviews that can no longer be restored. */
async function clearDeleted(transaction: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RESTORABLE_MS).toISOString();
  // Those that another request changes are left to a later one.
  const old = transaction
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      sql`${reviews.deletedAt} is not null and ${reviews.content} <> '' and ${reviews.deletedAt} < ${since}::timestamptz`,
    )
    .for("no key update", { skipLocked: true });
  await transaction.update(reviews).set({ content: "" }).where(inArray(reviews.id, old));
}

/** A review of another player, locked until the transaction ends: 404 if unknown or deleted, 403 for one's own. */
async function lockOthersReview(transaction: Queries, gameCode: string, reviewId: string, accountId: string) {
  const [review] = await transaction
    .select({ id: reviews.id, accountId: reviews.accountId, helpfulCount: reviews.helpfulCount })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.gameCode, gameCode), isNull(reviews.deletedAt)))
    .for("no key update");
  if (review === undefined) throw notFound("review");
  if (review.accountId === accountId) throw forbidden("own_review", "This review is your own.");
  return review;
}

function isOf(table: typeof reviewVotes, vote: { readonly reviewId: string; readonly accountId: string }) {
  return and(eq(table.reviewId, vote.reviewId), eq(table.accountId, vote.accountId));
}

async function wireReview(transaction: Queries, gameCode: string, reviewId: string, accountId: string) {
  const row = await findReview(transaction, gameCode, reviewId);
  const [review] = await wireReviews(transaction, row === null ? [] : [row], accountId);
  if (review === undefined) throw notFound("review");
  return review;
}
