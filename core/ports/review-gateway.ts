import type { GameCode } from "../catalogue/game.ts";
import type { LanguageFilter } from "../community/post-languages.ts";
import type { Report } from "../community/report.policy.ts";
import type { Result } from "../failures/request-failure.ts";
import type { AverageScore, Review, ReviewDraft, ReviewPage, ReviewSort } from "../reviews/review.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

export interface ReviewQuery extends LanguageFilter {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Goods: of the reviews only those whose authors own them. */
  readonly packageBundleId?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface ReviewVote {
  /** `null` if it is not known. */
  readonly helpfulCount: number | null;
  readonly myVote: boolean;
}

/** Reviews of a game (Spec §4 and §7). Never throws. */
export interface ReviewGateway {
  /** `GET …/reviews/scores/average` */
  getAverage(gameCode: GameCode, options?: CallOptions): Promise<Result<AverageScore>>;
  /** `GET …/reviews`, 20 a page */
  list(gameCode: GameCode, query: ReviewQuery, options?: CallOptions): Promise<Result<ReviewPage>>;
  /** `GET …/reviews/me`: the first of the returned reviews; `null` without one. 401 for guests. */
  getOwn(gameCode: GameCode, options?: CallOptions): Promise<Result<Review | null>>;
  /** `POST …/reviews`. The same `idempotencyKey` answers with the same review, however often it is sent. */
  post(gameCode: GameCode, draft: ReviewDraft, idempotencyKey: string): Promise<Result<Review>>;
  /** `PATCH …/reviews/{reviewId}` */
  edit(gameCode: GameCode, reviewId: string, draft: ReviewDraft): Promise<Result<Review>>;
  /** `DELETE …/reviews/{reviewId}`; `false` if there was nothing to delete. */
  remove(gameCode: GameCode, reviewId: string): Promise<Result<boolean>>;
  /** `POST …/reviews/{reviewId}/restore`: takes a deletion back; 404 once it is too late for that. */
  restore(gameCode: GameCode, reviewId: string): Promise<Result<Review>>;
  /**
   * `POST …/reviews/{reviewId}/vote`: marks another player's review as helpful, or removes the mark; 401 for guests.
   */
  vote(gameCode: GameCode, reviewId: string, helpful: boolean): Promise<Result<ReviewVote>>;
  /** `POST …/reviews/{reviewId}/report`; 409 `ALREADY_REPORTED` for a second report. */
  report(gameCode: GameCode, reviewId: string, report: Report, idempotencyKey: string): Promise<Result<null>>;
}
