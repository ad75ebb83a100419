import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Report } from "#core/community/report.policy.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { removeReview } from "#core/reviews/review-list.ts";
import type { QueryScope } from "./query-scope.ts";
import { reviewCacheOf } from "./review-cache.ts";

/**
 * Reports a review; once the server has it, or had it before, the review is no longer shown to the player. The key is the
 * same for every try of one report.
 */
export async function reportReview(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  reviewId: string,
  report: Report,
  idempotencyKey: string,
): Promise<RequestFailure | null> {
  const result = await scope.ports.reviews.report(gameCode, reviewId, report, idempotencyKey);
  const failure = result.ok ? null : result.failure;
  const isKnown = failure?.kind === "status" && failure.code === "ALREADY_REPORTED";
  if (result.ok || isKnown) {
    const cache = reviewCacheOf(scope, client, gameCode);
    await cache.stopReads();
    cache.editLists((pages) => removeReview(pages, reviewId));
  }
  return failure;
}
