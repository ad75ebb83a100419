import * as v from "valibot";
import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";
import * as reviews from "./reviews.ts";

const gameCode = { gameCode: gameCodeSchema };
const reviewId = { reviewId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)) };

export const getAverageScore = {
  method: "GET",
  path: "/api/store/games/{gameCode}/reviews/scores/average",
  service: "store",
  summary: "Average score of a game with its distribution",
  access: "anyone",
  parameters: gameCode,
  answer: reviews.averageScoreAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const listReviews = {
  method: "GET",
  path: "/api/store/games/{gameCode}/reviews",
  service: "store",
  summary: "Reviews of a game, 20 a page; those in `languagesFirst` before all others",
  access: "anyone",
  parameters: gameCode,
  query: reviews.reviewListQuerySchema,
  answer: reviews.reviewListAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const listOwnReviews = {
  method: "GET",
  path: "/api/store/games/{gameCode}/reviews/me",
  service: "store",
  summary: "The player's own reviews of a game, at most one that is not deleted",
  access: "player",
  parameters: gameCode,
  answer: reviews.ownReviewsAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const postReview = {
  method: "POST",
  path: "/api/store/games/{gameCode}/reviews",
  service: "store",
  summary: "Writes a review; owners and pre-registered players only, one each",
  access: "player",
  parameters: gameCode,
  body: reviews.reviewBodySchema,
  answer: reviews.reviewSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const editReview = {
  method: "PATCH",
  path: "/api/store/games/{gameCode}/reviews/{reviewId}",
  service: "store",
  summary: "Changes the player's own review",
  access: "player",
  parameters: { ...gameCode, ...reviewId },
  body: reviews.reviewBodySchema,
  answer: reviews.reviewSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const removeReview = {
  method: "DELETE",
  path: "/api/store/games/{gameCode}/reviews/{reviewId}",
  service: "store",
  summary: "Deletes the player's own review",
  access: "player",
  parameters: { ...gameCode, ...reviewId },
  answer: reviews.removedReviewAnswerSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const restoreReview = {
  method: "POST",
  path: "/api/store/games/{gameCode}/reviews/{reviewId}/restore",
  service: "store",
  summary: "Takes the deletion of the player's own review back, within ten minutes; 404 after that",
  access: "player",
  parameters: { ...gameCode, ...reviewId },
  answer: reviews.reviewSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const voteForReview = {
  method: "POST",
  path: "/api/store/games/{gameCode}/reviews/{reviewId}/vote",
  service: "store",
  summary: "Says that a review of somebody else is helpful, or takes that back",
  access: "player",
  parameters: { ...gameCode, ...reviewId },
  body: reviews.reviewVoteBodySchema,
  answer: reviews.reviewVoteAnswerSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const reportReview = {
  method: "POST",
  path: "/api/store/games/{gameCode}/reviews/{reviewId}/report",
  service: "store",
  summary: "Reports a review of somebody else, once; it is hidden for the reporter from then on",
  access: "player",
  parameters: { ...gameCode, ...reviewId },
  body: reviews.reportBodySchema,
  answer: reviews.reportAnswerSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;
