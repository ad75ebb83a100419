/** Id of the comments section of an article page, for links and for the return after signing in. */
export const COMMENTS_ID = "comments";

/** Name of writing a comment on an article, for what is done after a sign-in. */
export const writeCommentName = (articleId: string): string => `article/${articleId}/comment`;

/** Name of answering or changing a comment, for what is done after a sign-in. */
export const commentFormName = (commentId: string, form: "reply" | "edit"): string => `comment/${commentId}/${form}`;

/**
 * Window event: a queued comment has become a draft again, for the form that `detail` names. Mounted forms read their
 * draft again; the form of a reply or an edit is opened.
 */
export const COMMENT_RETURNED = "commentreturned";
