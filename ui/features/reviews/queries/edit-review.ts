import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { GameCode, Instant } from "#core/catalogue/game.ts";
import type { Review, ReviewDraft } from "#core/reviews/review.ts";
import { replaceReview } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { forgetWaiting } from "#ui/features/offline-queue/forget-waiting.ts";
import { keepReviewForLater } from "./keep-review-for-later.ts";
import { reviewCacheOf } from "./review-cache.ts";

interface EditReviewInput {
  readonly review: Review;
  /** When the words were written that the change was made of. */
  readonly basedOn: Instant;
  readonly draft: ReviewDraft;
}

/**
 * Changes the player's review (specification, section 4): it is replaced in their record and in the list, and the average
 * is fetched again. The new text shows at once; a refusal brings the former one back. Gives `null` where it waits for a connection.
 */
export function editReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  const replace = (review: Review) => {
    cache.editOwn((own) => (own?.id === review.id ? review : own));
    cache.editLists((pages) => replaceReview(pages, review));
  };
  return mutationOptions({
    mutationKey: ["edit-review", gameCode] as const,
    mutationFn: async ({ review, basedOn, draft }: EditReviewInput): Promise<Review | null> => {
      const later = { gameCode, reviewId: review.id, basedOn, draft };
      if (await keepReviewForLater(scope, client, later)) return null;
      const result = await scope.ports.reviews.edit(gameCode, review.id, draft);
      if (result.ok) {
        await forgetWaiting(scope, client, { kind: "review", ...later });
        return result.value;
      }
      const isLost = result.failure.kind !== "status";
      if (isLost && (await keepReviewForLater(scope, client, later, scope.ports.identifiers.next()))) return null;
      throw new RequestFailureError(result.failure);
    },
    onMutate: async ({ review, draft }) => {
      await cache.stopReads();
      replace({ ...review, ...draft });
    },
    onError: (_error, { review }) => replace(review),
    onSuccess: async (changed, { review }) => {
      await cache.stopReads();
      replace(changed ?? review);
      if (changed !== null) void cache.refetchAverage();
    },
  });
}
