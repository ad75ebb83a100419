import { MutationObserver, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Review } from "#core/reviews/review.ts";
import { markOwnReviewDeleted, removeReview } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { reviewCacheOf } from "./review-cache.ts";

/**
 * Deletes the player's review (specification, section 4): once the server reports a result it is marked as deleted in
 * their record and leaves the list, and the average is fetched again. The own game record follows, since it says whether a
 * review may be written. Without a result there was nothing to delete: lists and record are read again instead.
 */
export function removeReviewMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const cache = reviewCacheOf(scope, client, gameCode);
  return mutationOptions({
    mutationKey: ["remove-review", gameCode] as const,
    mutationFn: async (review: Review) => unwrap(await scope.ports.reviews.remove(gameCode, review.id)),
    onSuccess: async (hasResult, review) => {
      await cache.stopReads();
      if (hasResult) {
        cache.editOwn((own) => markOwnReviewDeleted(own, review.id));
        cache.editLists((pages) => removeReview(pages, review.id));
      } else {
        void cache.readOwn().catch(() => undefined);
        void cache.refetchLists();
      }
      void cache.refetchAverage();
      void cache.refetchOwnGameRecord();
    },
  });
}

/** Deletes the player's review, for code that is fetched when it is needed. Rejects with a `RequestFailureError`. */
export async function removeReviewOf(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  review: Review,
): Promise<void> {
  await new MutationObserver(client, removeReviewMutation(scope, client, gameCode)).mutate(review);
}
