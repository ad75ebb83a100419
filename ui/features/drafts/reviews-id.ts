/** Id of the section of reviews: where links and the way back from signing in lead. */
export const REVIEWS_ID = "reviews";

/** Event on the window: a review that waited is a draft again. A form that stands on the page already begins again with it. */
export const REVIEW_RETURNED = "reviewreturned";
