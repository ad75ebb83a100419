/** Id of the section of reviews: where links and the way back from signing in lead. */
export const REVIEWS_ID = "reviews";

/** Window event: a queued review has become a draft again. A mounted form restarts from it. */
export const REVIEW_RETURNED = "reviewreturned";
