/** Minimum and maximum graphemes of a review, and the minimum for languages with denser scripts. */
export const MIN_REVIEW_GRAPHEMES = 10;
export const REVIEW_GRAPHEMES_MIN_DENSE = 5;
export const MAX_REVIEW_GRAPHEMES = 2_000;

/** Languages whose texts need fewer graphemes. */
export const DENSE_LANGUAGES: readonly string[] = ["ko", "ja", "zh", "th"];

/** Maximum UTF-16 code units of a review: a grapheme can have any number of combining marks, storage is limited. */
export const MAX_REVIEW_CODE_UNITS = 40_000;

/** Stars a review can give. */
export const MIN_REVIEW_SCORE = 1;
export const MAX_REVIEW_SCORE = 5;

/** Below this number of ratings the page shows a note that there are few. */
export const FEW_RATINGS = 10;
