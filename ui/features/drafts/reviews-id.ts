/** Id of the reviews section: target of links and of the return from the sign-in. */
export const REVIEWS_ID = "reviews";

/** Window event: a queued review has become a draft again. A mounted form restarts from it. */
export const REVIEW_RETURNED = "reviewreturned";
