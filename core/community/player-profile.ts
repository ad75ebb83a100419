import type { GameCode } from "../catalogue/game.ts";
import type { Review } from "../reviews/review.ts";
import type { Author } from "./article.ts";

/** What a player has made public. */
export interface PlayerProfile extends Author {
  /** Reviews and articles that its reader finds on it; `null` if it is not known. */
  readonly reviewCount: number | null;
  readonly articleCount: number | null;
  /** Whether its reader has blocked the player, and finds nothing on it therefore. */
  readonly isBlocked: boolean;
}

/** A review as the profile of its author shows it. */
export interface ProfileReview extends Review {
  readonly gameCode: GameCode;
  readonly gameTitle: string;
}

export interface ProfileReviewPage {
  readonly reviews: readonly ProfileReview[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}
