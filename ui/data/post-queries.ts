/** First key part of the answers that are not kept at all once nothing shows them (Spec §4). */
export const REVIEWS_KEY = "reviews";

/** First part of the key of the latest articles of all boards. */
export const LATEST_ARTICLES_KEY = "latest-articles";

/** Age from which other players' posts are refetched when they are shown. */
export const POSTS_FRESH_MS = 30_000;
