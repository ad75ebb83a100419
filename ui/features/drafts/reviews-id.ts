/** Id of the reviews section: target of links and of the return from the sign-in. */
export const REVIEWS_ID = "reviews";

/**
 * Window event: words have returned to the stored draft of a review. Mounted forms read their draft again; with `OPEN_FORM` as
 * `detail`, the form is opened.
 */
export const REVIEW_RETURNED = "reviewreturned";
export const OPEN_FORM = "open";
