/** Id of the section of reviews: where links and the way back from signing in lead. */
export const REVIEWS_ID = "reviews";
