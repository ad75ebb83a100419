/** Where the comments stand on the page of an article, for links and for coming back after signing in. */
export const COMMENTS_ID = "comments";

/**
 * Event on the window: a comment that waited is a draft again, at the place that `detail` names. Forms that stand on the page already
 * read theirs anew; that of an answer or a change is opened.
 */
export const COMMENT_RETURNED = "commentreturned";
