import type { Instant } from "../catalogue/game.ts";
import type { Author } from "../community/article.ts";

/** A player's review of a game: one for each account and game. */
export interface Review {
  readonly id: string;
  /** Plain text, NFC, trimmed; empty once the review is deleted. */
  readonly content: string;
  /** 1 to 5 stars. */
  readonly score: number;
  readonly isDeleted: boolean;
  readonly author: Pick<Author, "id" | "nickname" | "avatar">;
  /** Language of `content` as a BCP 47 tag. */
  readonly language: string;
  readonly isSpoiler: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** `null` if it is not known. */
  readonly helpfulCount: number | null;
  /**
   * Readers who found it unhelpful; with those who found it helpful, the share that the order by help is based on. `null`
   * if it is not known.
   */
  readonly unhelpfulCount: number | null;
  readonly myVote: boolean;
  readonly isMine: boolean;
}

export interface ReviewDraft {
  readonly content: string;
  readonly score: number;
  readonly isSpoiler: boolean;
}

/** Whether two drafts are equal. */
export const isSameReview = (one: ReviewDraft, other: ReviewDraft): boolean =>
  one.content === other.content && one.score === other.score && one.isSpoiler === other.isSpoiler;

export type ReviewSort = "helpful" | "newest" | "highest" | "lowest";

export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly hasMore: boolean;
  /** Opaque cursor for the page after this one; `null` on the last. */
  readonly nextCursor: string | null;
}

/** Average score with its distribution, the answer of `reviews/scores/average`. */
export interface AverageScore {
  /** One decimal; `null` without any rating. */
  readonly average: number | null;
  readonly count: number;
  /** Ratings by stars; `null` if they are not known. */
  readonly distribution: Readonly<Record<1 | 2 | 3 | 4 | 5, number>> | null;
  readonly byLanguage: readonly { readonly language: string; readonly count: number; readonly average: number }[];
}
