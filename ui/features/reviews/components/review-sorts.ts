import type { ReviewSort } from "#core/reviews/review.ts";
import { chosenLanguages, languageFilter } from "#ui/data/post-languages.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import type { ReviewFilter } from "#ui/features/reviews/queries/reviews.ts";

/** Orders of a list of reviews, the one used by default first. */
export const REVIEW_SORTS = ["helpful", "newest", "highest", "lowest"] as const satisfies readonly ReviewSort[];

/** The list a game page starts with; the page of all reviews without a filter shows the same. */
export const defaultReviewFilter = (scope: Pick<QueryScope, "visit">): ReviewFilter => ({
  sort: REVIEW_SORTS[0],
  ...languageFilter(scope, chosenLanguages(scope)),
});
