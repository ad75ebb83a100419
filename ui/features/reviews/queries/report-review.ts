import type { QueryClient } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Report } from "#core/community/report.policy.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { removeReview } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/send-call.ts";
import type { ReportOutcome } from "#ui/features/reports/report-popup.tsx";
import { reviewCacheOf } from "./review-cache.ts";

/**
 * Reports a review, and tells what has become of it. Once the server has it, or had it before, the review is no longer shown to the
 * player. The key is the same for every try of one report.
 */
export async function reportReview(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  reviewId: string,
  report: Report,
  idempotencyKey: string,
): Promise<ReportOutcome> {
  const result = await sendCall(client, () => scope.ports.reviews.report(gameCode, reviewId, report, idempotencyKey));
  const outcome = result.ok ? "sent" : outcomeOf(result.failure);
  if (outcome === "sent" || outcome === "already") {
    const cache = reviewCacheOf(scope, client, gameCode);
    await cache.stopReads();
    cache.editLists((pages) => removeReview(pages, reviewId));
  }
  return outcome;
}

function outcomeOf(failure: RequestFailure): ReportOutcome {
  if (failure.kind !== "status") return "failed";
  if (failure.code === "ALREADY_REPORTED") return "already";
  if (failure.code === "QUOTA_REACHED") return "tooMany";
  return failure.status === 401 ? "signedOut" : "failed";
}
