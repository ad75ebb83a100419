import type { InferOutput } from "valibot";
import type { ReviewGateway } from "#core/ports/review-gateway.ts";
import type { ReviewDraft } from "#core/reviews/review.ts";
import * as calls from "../wire/review-calls.ts";
import type { reviewSchema } from "../wire/reviews.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { readPageEnd } from "./read-page-end.ts";
import { readReview } from "./read-review.ts";
import { createStaticResolver } from "./static-addresses.ts";

/** Reviews of games over HTTP. `wstaticDomain` is where the pictures of authors are; empty for the page's own origin. */
export function createHttpReviewGateway(client: HttpClient, wstaticDomain: string): ReviewGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const read = (wire: InferOutput<typeof reviewSchema>) => readReview(wire, resolve);

  return {
    getAverage: async (gameCode, options) =>
      mapResult(
        await client.send(calls.getAverageScore, { parameters: { gameCode } }, options),
        ({ by_language, ...score }) => ({ ...score, byLanguage: by_language }),
      ),
    list: async (gameCode, { sort, stars, language, languagesFirst, packageBundleId, cursor }, options) =>
      mapResult(
        await client.send(
          calls.listReviews,
          {
            parameters: { gameCode },
            query: {
              sort,
              stars: stars && `${stars}`,
              language,
              languagesFirst: languagesFirst?.join(),
              packageBundleId,
              previousValue: cursor,
            },
          },
          options,
        ),
        (answer) => ({
          reviews: answer.reviews.map(read),
          ...readPageEnd(answer),
        }),
      ),
    getOwn: async (gameCode, options) =>
      mapResult(
        await client.send(calls.listOwnReviews, { parameters: { gameCode } }, options),
        ({ reviews: [first] }) => (first ? read(first) : null),
      ),
    post: async (gameCode, draft, idempotencyKey) =>
      mapResult(
        await client.send(calls.postReview, { parameters: { gameCode }, body: writeDraft(draft), idempotencyKey }),
        read,
      ),
    edit: async (gameCode, reviewId, draft) =>
      mapResult(
        await client.send(calls.editReview, { parameters: { gameCode, reviewId }, body: writeDraft(draft) }),
        read,
      ),
    remove: async (gameCode, reviewId) =>
      mapResult(
        await client.send(calls.removeReview, { parameters: { gameCode, reviewId } }),
        (answer) => answer.result,
      ),
    restore: async (gameCode, reviewId) =>
      mapResult(await client.send(calls.restoreReview, { parameters: { gameCode, reviewId } }), read),
    vote: async (gameCode, reviewId, helpful) =>
      mapResult(
        await client.send(calls.voteForReview, { parameters: { gameCode, reviewId }, body: { helpful } }),
        (answer) => ({ helpfulCount: answer.helpful_count, myVote: answer.my_vote }),
      ),
    report: async (gameCode, reviewId, report, idempotencyKey) =>
      mapResult(
        await client.send(calls.reportReview, { parameters: { gameCode, reviewId }, body: report, idempotencyKey }),
        () => null,
      ),
  };
}

const writeDraft = ({ content, score, isSpoiler }: ReviewDraft) => ({ content, score, is_spoiler: isSpoiler });
