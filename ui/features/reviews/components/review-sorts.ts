import type { ReviewSort } from "#core/reviews/review.ts";
import type { ReviewFilter } from "#ui/features/reviews/queries/reviews.ts";

/** Orders of a list of reviews, the one used by default first. */
export const REVIEW_SORTS = ["helpful", "newest", "highest", "lowest"] as const satisfies readonly ReviewSort[];

/** The list a game page starts with; the page of all reviews without a filter shows the same. */
export const DEFAULT_REVIEW_FILTER: ReviewFilter = { sort: REVIEW_SORTS[0] };
