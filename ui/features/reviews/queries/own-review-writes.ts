import type { QueryClient } from "@tanstack/react-query";
import type { GameCode, Instant } from "#core/catalogue/game.ts";
import { isAnswerLost } from "#core/failures/is-answer-lost.ts";
import { succeed } from "#core/failures/request-failure.ts";
import { isSameReview, type Review, type ReviewDraft } from "#core/reviews/review.ts";
import { addReviewOnTop, markOwnReviewDeleted, removeReview, replaceReview } from "#core/reviews/review-list.ts";
import type { QueuedWrite } from "#ui/data/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { hasLaterVersion, writeUnlessSuperseded } from "#ui/data/write-unless-superseded.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { fitsFilter, reviewCacheOf } from "./review-cache.ts";

/** `exists`: the account had a review of the game already, which is returned instead. `waits`: queued without a connection. */
type PostReviewOutcome = { readonly kind: "posted" | "exists"; readonly review: Review } | { readonly kind: "waits" };

/**
 * Posts a review (Spec §4): it goes to the top of the list; the average score and the player's own game
 * record are refetched. If the answer was lost, the player's own review shows whether it has arrived.
 */
export function postReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  return createWrite<PostReviewOutcome, ReviewDraft>(scope, client, {
    key: ["post-review", gameCode],
    changes: cache.reads,
    attemptOf: (draft) => draft,
    send: async (draft, idempotencyKey) => {
      const result = await scope.ports.reviews.post(gameCode, draft, idempotencyKey);
      return result.ok ? succeed({ kind: "posted", review: result.value }) : result;
    },
    // After a conflict, too, the account has a review.
    mayHaveArrived: (failure) => isAnswerLost(failure) || (failure.kind === "status" && failure.status === 409),
    readBack: (draft) => async () => {
      const review = await cache.readOwn().catch(() => null);
      if (review === null || review.isDeleted) return undefined;
      return { kind: isSameReview(draft, review) ? "posted" : "exists", review };
    },
    offline: {
      entry: (draft) => queuedReview(scope, client, { gameCode, reviewId: null, basedOn: null, draft }),
      queued: { kind: "waits" },
    },
    apply: (outcome) => {
      if (outcome.kind === "waits") return;
      if (outcome.kind === "posted") return showOnTop(cache, outcome.review);
      cache.setOwn(outcome.review);
      cache.refetchSummaries();
    },
  });
}

interface EditReviewInput {
  readonly review: Review;
  /** Version of the text that the change is based on. */
  readonly basedOn: Instant;
  readonly draft: ReviewDraft;
}

/**
 * Changes the player's review (Spec §4): it is replaced at once in their record and in the list, and the
 * average is refetched. Resolves to `null` if the change is queued.
 */
export function editReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  const replace = (review: Review) => {
    cache.editOwn((own) => (own?.id === review.id ? review : own));
    cache.editLists((pages) => replaceReview(pages, review));
  };
  return createWrite<Review | null, EditReviewInput>(scope, client, {
    key: ["edit-review", gameCode],
    changes: cache.reads,
    send: async ({ review, basedOn, draft }) =>
      writeUnlessSuperseded<Review, Review>({
        basedOn,
        writtenAtMs: scope.ports.clock.now(),
        stored: await scope.ports.reviews.getOwn(gameCode),
        isSameText: (own) => isSameReview(own, draft),
        answerOf: (own) => own,
        write: () => scope.ports.reviews.edit(gameCode, review.id, draft),
      }),
    offline: {
      entry: ({ review, basedOn, draft }) =>
        queuedReview(scope, client, { gameCode, reviewId: review.id, basedOn, draft }),
      queued: null,
      replacesQueued: true,
    },
    optimistic: ({ review, draft }) => replace({ ...review, ...draft }),
    undo: ({ review }) => replace(review),
    apply: (changed, { review }) => {
      replace(changed ?? review);
      if (changed !== null) void cache.refetchAverage();
    },
    // The other version is shown beside the form.
    onFailure: (failure) => hasLaterVersion(failure) && void cache.readOwn().catch(() => undefined),
  });
}

/**
 * Deletes the player's review (Spec §4): once the server reports a result it is marked as deleted in
 * their record and leaves the list. Without a result there was nothing to delete: lists and record are read again instead.
 */
export function removeReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  return createWrite<boolean, Review>(scope, client, {
    key: ["remove-review", gameCode],
    changes: cache.reads,
    send: (review) => scope.ports.reviews.remove(gameCode, review.id),
    apply: (hasResult, review) => {
      if (hasResult) {
        cache.editOwn((own) => markOwnReviewDeleted(own, review.id));
        cache.editLists((pages) => removeReview(pages, review.id));
      } else {
        void cache.readOwn().catch(() => undefined);
        void cache.refetchLists();
      }
      cache.refetchSummaries();
    },
  });
}

/** Restores the player's deleted review. */
export function restoreReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  return createWrite<Review, Review>(scope, client, {
    changes: cache.reads,
    send: (review) => scope.ports.reviews.restore(gameCode, review.id),
    apply: (review) => showOnTop(cache, review),
  });
}

function showOnTop(cache: ReturnType<typeof reviewCacheOf>, review: Review): void {
  cache.setOwn(review);
  cache.editLists((pages, filter) => (fitsFilter(review, filter) ? addReviewOnTop(pages, review) : pages));
  cache.refetchSummaries();
}

type ReviewWrite = Omit<Extract<QueuedWrite["write"], { readonly kind: "review" }>, "kind">;

function queuedReview(scope: QueryScope, client: QueryClient, review: ReviewWrite): QueuedWrite {
  const { gameCode } = review;
  const game = client.getQueryData(gameQuery(scope, client, gameCode).queryKey);
  return { write: { kind: "review", ...review }, title: game?.title ?? gameCode };
}
