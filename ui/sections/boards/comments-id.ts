/** Where the comments stand on the page of an article, for links and for coming back after signing in. */
export const COMMENTS_ID = "comments";
