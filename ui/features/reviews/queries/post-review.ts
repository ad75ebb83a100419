import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { isSameReview, type Review, type ReviewDraft } from "#core/reviews/review.ts";
import { addReviewOnTop } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { keepReviewForLater } from "./keep-review-for-later.ts";
import { fitsFilter, reviewCacheOf } from "./review-cache.ts";

interface PostReviewInput {
  readonly draft: ReviewDraft;
  /** The same for every try of one attempt, so that a try whose answer was lost cannot count twice. */
  readonly idempotencyKey: string;
}

/** `exists`: the account had a review of the game already, which is given back instead. */
type PostReviewOutcome =
  | { readonly kind: "posted" | "exists"; readonly review: Review }
  /** Without a connection it waits for one. */
  | { readonly kind: "waits" };

/**
 * Posts a review (specification, section 4): it goes to the top of the list; the average score and the player's own game
 * record are fetched again. Where the answer was lost, the player's own review is read first: it tells whether the review
 * has arrived. Fails with the first failure if it has not.
 */
export function postReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  /** Queues the review if there is no connection; `triedKey` is the key of an attempt whose answer was lost. */
  const wait = (draft: ReviewDraft, triedKey?: string) =>
    keepReviewForLater(scope, client, { gameCode, reviewId: null, basedOn: null, draft }, triedKey);
  return mutationOptions({
    mutationKey: ["post-review", gameCode] as const,
    mutationFn: async ({ draft, idempotencyKey }: PostReviewInput): Promise<PostReviewOutcome> => {
      if (await wait(draft)) return { kind: "waits" };
      const result = await scope.ports.reviews.post(gameCode, draft, idempotencyKey);
      if (result.ok) return { kind: "posted", review: result.value };
      if (canHaveArrived(result.failure)) {
        const own = await cache.readOwn().catch(() => null);
        if (own !== null && !own.isDeleted)
          return { kind: isSameReview(draft, own) ? "posted" : "exists", review: own };
      }
      if (result.failure.kind !== "status" && (await wait(draft, idempotencyKey))) return { kind: "waits" };
      throw new RequestFailureError(result.failure);
    },
    onSuccess: async (outcome) => {
      if (outcome.kind === "waits") return;
      const { kind, review } = outcome;
      await cache.stopReads();
      cache.setOwn(review);
      if (kind === "posted") {
        cache.editLists((pages, filter) => (fitsFilter(review, filter) ? addReviewOnTop(pages, review) : pages));
      }
      void cache.refetchAverage();
      void cache.refetchOwnGameRecord();
    },
  });
}

/** No answer, an unreadable one, or a conflict: the account may have a review all the same. */
function canHaveArrived(failure: RequestFailure): boolean {
  return failure.kind !== "status" || failure.status === 409;
}
