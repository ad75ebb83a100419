import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { Review } from "#core/reviews/review.ts";
import { replaceReview } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/send-call.ts";
import { reviewCacheOf } from "./review-cache.ts";

/**
 * Says that a review is helpful, or takes that back: shown at once, then as the server counts it. Without its consent the
 * review is shown as it was, and the failure is given back. The order of the list stays until it is asked for again.
 */
export async function voteForReview(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  review: Review,
): Promise<RequestFailure | null> {
  const cache = reviewCacheOf(scope, client, gameCode);
  const show = (shown: Review) => cache.editLists((pages) => replaceReview(pages, shown));
  const helpful = !review.myVote;
  const helpfulCount = Math.max(0, review.helpfulCount + (helpful ? 1 : -1));
  await cache.stopReads();
  show({ ...review, myVote: helpful, helpfulCount });
  const result = await sendCall(client, () => scope.ports.reviews.vote(gameCode, review.id, helpful));
  await cache.stopReads();
  show(result.ok ? { ...review, ...result.value } : review);
  return result.ok ? null : result.failure;
}
