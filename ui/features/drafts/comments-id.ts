/** Where the comments stand on the page of an article, for links and for coming back after signing in. */
export const COMMENTS_ID = "comments";

/** Name of writing a comment on an article, for what is done after a sign-in. */
export const writeCommentName = (articleId: string): string => `article/${articleId}/comment`;

/** Name of answering or changing a comment, for what is done after a sign-in. */
export const commentFormName = (commentId: string, form: "reply" | "edit"): string => `comment/${commentId}/${form}`;

/**
 * Event on the window: a comment that waited is a draft again, at the place that `detail` names. Forms that stand on the page already
 * read theirs again; that of an answer or a change is opened.
 */
export const COMMENT_RETURNED = "commentreturned";
