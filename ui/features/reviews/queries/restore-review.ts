import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { addReviewOnTop } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { sendCall } from "#ui/data/send-call.ts";
import { fitsFilter, reviewCacheOf } from "./review-cache.ts";

/** Takes the deletion of the player's review back. Rejects with a `RequestFailureError`, e.g. once it is too late. */
export async function restoreReview(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  reviewId: string,
): Promise<void> {
  const review = unwrap(await sendCall(client, () => scope.ports.reviews.restore(gameCode, reviewId)));
  const cache = reviewCacheOf(scope, client, gameCode);
  await cache.stopReads();
  cache.setOwn(review);
  cache.editLists((pages, filter) => (fitsFilter(review, filter) ? addReviewOnTop(pages, review) : pages));
  void cache.refetchAverage();
  void cache.refetchOwnGameRecord();
}
