import * as v from "valibot";
import { MAX_IMAGE_BYTES } from "#core/community/constants.ts";
import type { Call } from "./call.ts";
import * as community from "./community.ts";
import { gameCodeSchema } from "./envelope.ts";

const gameCode = { gameCode: gameCodeSchema };
const alias = { boardAlias: community.boardAliasSchema };
const articleId = { articleId: community.postIdSchema };
const commentId = { commentId: community.postIdSchema };
const authorId = { authorId: community.accountIdSchema };
const playerId = { playerId: community.accountIdSchema };

/** A body of 20,000 graphemes with its markup, each of many bytes. */
const MAX_ARTICLE_BYTES = 2 * 1_024 * 1_024;
/** Milliseconds a picture of 5 MB takes on a slow line. */
const UPLOAD_TIMEOUT_MS = 60_000;

export const listBoards = {
  method: "GET",
  path: "/community/api/games/{gameCode}/boards",
  base: "community",
  service: "community",
  summary:
    "Boards of a game with their menus; 409 with code 40904 where the community is not open, 40901 where there is no board",
  access: "anyone",
  parameters: gameCode,
  answer: community.boardListAnswerSchema,
  errors: [404, 409],
} as const satisfies Call;

export const listArticles = {
  method: "GET",
  path: "/community/api/games/{gameCode}/boards/{boardAlias}/articles",
  base: "community",
  service: "community",
  summary:
    "Articles of a board, pinned first, then those in `languagesFirst`, without what the reader has hidden; 409 with code 40902 for an unknown board, 40903 where nothing is found",
  access: "anyone",
  parameters: { ...gameCode, ...alias },
  query: community.articleListQuerySchema,
  answer: community.articleListAnswerSchema,
  errors: [404, 409],
} as const satisfies Call;

export const listLatestArticles = {
  method: "GET",
  path: "/community/api/articles",
  base: "community",
  service: "community",
  summary: "The latest articles of all boards that are open in the country, in the reader's language first",
  access: "anyone",
  query: v.object({
    limit: v.optional(v.pipe(v.string(), v.regex(/^(20|1[0-9]|[1-9])$/))),
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: community.latestArticlesAnswerSchema,
} as const satisfies Call;

export const getArticle = {
  method: "GET",
  path: "/community/api/articles/{articleId}",
  base: "community",
  service: "community",
  summary: "One article; 409 with code 40905 once it is gone or hidden",
  access: "anyone",
  parameters: articleId,
  answer: community.articleSchema,
  errors: [409],
} as const satisfies Call;

export const postArticle = {
  method: "POST",
  path: "/community/api/games/{gameCode}/boards/{boardAlias}/articles",
  base: "community",
  service: "community",
  summary: "Writes an article; 429 within 10 seconds of the player's last post",
  access: "player",
  parameters: { ...gameCode, ...alias },
  body: community.articleBodySchema,
  maxBodyBytes: MAX_ARTICLE_BYTES,
  answer: community.articleSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const editArticle = {
  method: "PATCH",
  path: "/community/api/articles/{articleId}",
  base: "community",
  service: "community",
  summary: "Changes the player's own article; 409 with the article as it is now if it was changed since `updated_at`",
  access: "player",
  parameters: articleId,
  body: community.articleEditSchema,
  maxBodyBytes: MAX_ARTICLE_BYTES,
  answer: community.articleSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const removeArticle = {
  method: "DELETE",
  path: "/community/api/articles/{articleId}",
  base: "community",
  service: "community",
  summary: "Deletes an article: its author's, any for a moderator",
  access: "player",
  parameters: articleId,
  answer: community.removedPostAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const restoreArticle = {
  method: "POST",
  path: "/community/api/articles/{articleId}/restore",
  base: "community",
  service: "community",
  summary: "Takes the deletion of an article back, within ten minutes; 409 with code 40905 after that",
  access: "player",
  parameters: articleId,
  answer: community.articleSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const likeArticle = {
  method: "POST",
  path: "/community/api/articles/{articleId}/like",
  base: "community",
  service: "community",
  summary: "Likes an article, or takes that back",
  access: "player",
  parameters: articleId,
  body: community.likeBodySchema,
  answer: community.likeAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const hideArticle = {
  method: "POST",
  path: "/community/api/articles/{articleId}/hide",
  base: "community",
  service: "community",
  summary: "Hides an article from the reader, or shows it again",
  access: "player",
  parameters: articleId,
  body: community.hideBodySchema,
  answer: community.doneAnswerSchema,
  errors: [401, 409],
} as const satisfies Call;

export const reportArticle = {
  method: "POST",
  path: "/community/api/articles/{articleId}/report",
  base: "community",
  service: "community",
  summary: "Reports an article of somebody else, once; three reports hide it until its author changes it",
  access: "player",
  parameters: articleId,
  body: community.postReportBodySchema,
  answer: community.doneAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const moderateArticle = {
  method: "POST",
  path: "/community/api/articles/{articleId}/moderate",
  base: "community",
  service: "community",
  summary: "Hides or shows, pins or recommends an article; for moderators",
  access: "player",
  parameters: articleId,
  body: community.moderateArticleBodySchema,
  answer: community.articleSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const listComments = {
  method: "GET",
  path: "/community/api/articles/{articleId}/comments",
  base: "community",
  service: "community",
  summary: "Comments of an article, a thread after another",
  access: "anyone",
  parameters: articleId,
  query: community.commentListQuerySchema,
  answer: community.commentListAnswerSchema,
  errors: [409],
} as const satisfies Call;

export const postComment = {
  method: "POST",
  path: "/community/api/articles/{articleId}/comments",
  base: "community",
  service: "community",
  summary: "Writes a comment or an answer to one; 429 within 10 seconds of the player's last post",
  access: "player",
  parameters: articleId,
  body: community.commentBodySchema,
  answer: community.commentSchema,
  errors: [401, 404, 409],
} as const satisfies Call;

export const editComment = {
  method: "PATCH",
  path: "/community/api/comments/{commentId}",
  base: "community",
  service: "community",
  summary: "Changes the player's own comment",
  access: "player",
  parameters: commentId,
  body: community.commentEditSchema,
  answer: community.commentSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const removeComment = {
  method: "DELETE",
  path: "/community/api/comments/{commentId}",
  base: "community",
  service: "community",
  summary: "Deletes a comment: its author's, any for a moderator",
  access: "player",
  parameters: commentId,
  answer: community.removedPostAnswerSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const restoreComment = {
  method: "POST",
  path: "/community/api/comments/{commentId}/restore",
  base: "community",
  service: "community",
  summary: "Takes the deletion of a comment back, within ten minutes; 404 after that",
  access: "player",
  parameters: commentId,
  answer: community.commentSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const likeComment = {
  method: "POST",
  path: "/community/api/comments/{commentId}/like",
  base: "community",
  service: "community",
  summary: "Likes a comment, or takes that back",
  access: "player",
  parameters: commentId,
  body: community.likeBodySchema,
  answer: community.likeAnswerSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const hideComment = {
  method: "POST",
  path: "/community/api/comments/{commentId}/hide",
  base: "community",
  service: "community",
  summary: "Hides a comment from the reader, or shows it again",
  access: "player",
  parameters: commentId,
  body: community.hideBodySchema,
  answer: community.doneAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const reportComment = {
  method: "POST",
  path: "/community/api/comments/{commentId}/report",
  base: "community",
  service: "community",
  summary: "Reports a comment of somebody else, once; three reports hide it until its author changes it",
  access: "player",
  parameters: commentId,
  body: community.postReportBodySchema,
  answer: community.doneAnswerSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const moderateComment = {
  method: "POST",
  path: "/community/api/comments/{commentId}/moderate",
  base: "community",
  service: "community",
  summary: "Hides or shows a comment; for moderators",
  access: "player",
  parameters: commentId,
  body: community.moderateCommentBodySchema,
  answer: community.commentSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const listReports = {
  method: "GET",
  path: "/community/api/reports",
  base: "community",
  service: "community",
  summary: "Articles, comments and reviews with open reports, the latest report first; for moderators",
  access: "player",
  query: community.reportListQuerySchema,
  answer: community.reportListAnswerSchema,
  errors: [401, 403],
} as const satisfies Call;

export const resolveReports = {
  method: "POST",
  path: "/community/api/reports/{kind}/{postId}/resolve",
  base: "community",
  service: "community",
  summary:
    "Closes the open reports of a post: keeps it, or hides an article or a comment and deletes a review; or takes the latest decision back; for moderators",
  access: "player",
  parameters: { kind: community.reportedKindSchema, postId: community.postIdSchema },
  body: community.resolveReportsBodySchema,
  answer: community.doneAnswerSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const suggestMentions = {
  method: "GET",
  path: "/community/api/mentions",
  base: "community",
  service: "community",
  summary: "Players to mention: writers of the article, then of the game's boards",
  access: "player",
  query: community.mentionQuerySchema,
  answer: community.mentionAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const listBlocks = {
  method: "GET",
  path: "/community/api/blocks",
  base: "community",
  service: "community",
  summary: "Authors the reader does not want to read",
  access: "player",
  answer: community.blockListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const blockAuthor = {
  method: "PUT",
  path: "/community/api/blocks/{authorId}",
  base: "community",
  service: "community",
  summary: "Hides what an author writes from the reader; again and again the same",
  access: "player",
  parameters: authorId,
  answer: community.doneAnswerSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const unblockAuthor = {
  method: "DELETE",
  path: "/community/api/blocks/{authorId}",
  base: "community",
  service: "community",
  summary: "Shows what an author writes again",
  access: "player",
  parameters: authorId,
  answer: community.doneAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const getPlayer = {
  method: "GET",
  path: "/community/api/players/{playerId}",
  base: "community",
  service: "community",
  summary: "What a player has made public; 404 for a closed or deleted account",
  access: "anyone",
  parameters: playerId,
  answer: community.playerSchema,
  errors: [404],
} as const satisfies Call;

export const listPlayerReviews = {
  method: "GET",
  path: "/community/api/players/{playerId}/reviews",
  base: "community",
  service: "community",
  summary: "Reviews of a player, the newest first, of games that are released or announced in the country",
  access: "anyone",
  parameters: playerId,
  query: community.playerListQuerySchema,
  answer: community.playerReviewsAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const listPlayerArticles = {
  method: "GET",
  path: "/community/api/players/{playerId}/articles",
  base: "community",
  service: "community",
  summary: "Articles of a player, the newest first, of boards that are open in the country",
  access: "anyone",
  parameters: playerId,
  query: community.playerListQuerySchema,
  answer: community.playerArticlesAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const uploadImage = {
  method: "POST",
  path: "/community/api/images",
  base: "community",
  service: "community",
  summary: "Takes a picture (JPEG, PNG, WebP, GIF; 5 MB at most) and keeps it without the metadata about its maker",
  access: "player",
  body: community.imageBytesSchema,
  isBinary: true,
  maxBodyBytes: MAX_IMAGE_BYTES,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  answer: community.imageAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const getDraft = {
  method: "GET",
  path: "/community/api/drafts",
  base: "community",
  service: "community",
  summary: "The player's draft of a post; `null` if there is none",
  access: "player",
  query: community.draftRefSchema,
  answer: community.draftAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const saveDraft = {
  method: "PUT",
  path: "/community/api/drafts",
  base: "community",
  service: "community",
  summary: "Keeps what the player has written so far; the last one wins",
  access: "player",
  query: community.draftRefSchema,
  body: community.draftBodySchema,
  maxBodyBytes: MAX_ARTICLE_BYTES,
  answer: community.savedDraftAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const dropDraft = {
  method: "DELETE",
  path: "/community/api/drafts",
  base: "community",
  service: "community",
  summary: "Forgets what the player has begun to write",
  access: "player",
  query: community.draftRefSchema,
  answer: community.doneAnswerSchema,
  errors: [401],
} as const satisfies Call;
