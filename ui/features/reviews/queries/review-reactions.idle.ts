import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { reactionsAfter } from "#core/community/reaction-count.ts";
import type { Report } from "#core/community/report.policy.ts";
import { isAlreadyReported } from "#core/community/report-outcome.ts";
import { failureIn, type RequestFailure } from "#core/failures/request-failure.ts";
import type { Review } from "#core/reviews/review.ts";
import { removeReview, replaceReview } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite, perform } from "#ui/data/write.ts";
import { reviewCacheOf } from "./review-cache.ts";

/** Marks another player's review as helpful, or takes that back, at once. The order of the list stays until it is refetched. */
export function voteForReview(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  review: Review,
): Promise<RequestFailure | null> {
  const cache = reviewCacheOf(scope, client, gameCode);
  const show = (shown: Review) => cache.editLists((pages) => replaceReview(pages, shown));
  const myVote = !review.myVote;
  return perform(
    client,
    createWrite(scope, client, {
      changes: cache.reads,
      send: () => scope.ports.reviews.vote(gameCode, review.id, myVote),
      optimistic: () => show({ ...review, myVote, helpfulCount: reactionsAfter(review.helpfulCount, myVote) }),
      undo: () => show(review),
      apply: (counted) => show({ ...review, ...counted }),
    }),
    undefined,
  ).then(failureIn);
}

/** Reports a review. Once the server has the report, the review is no longer shown to the player. */
export function reportReview(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  reviewId: string,
  report: Report,
): Promise<RequestFailure | null> {
  const cache = reviewCacheOf(scope, client, gameCode);
  const hide = () => cache.editLists((pages) => removeReview(pages, reviewId));
  return perform(
    client,
    createWrite(scope, client, {
      key: ["report-review", gameCode, reviewId],
      changes: cache.reads,
      attemptOf: () => report,
      send: (_, idempotencyKey) => scope.ports.reviews.report(gameCode, reviewId, report, idempotencyKey),
      apply: hide,
      onFailure: (failure) => isAlreadyReported(failure) && hide(),
    }),
    undefined,
  ).then(failureIn);
}
