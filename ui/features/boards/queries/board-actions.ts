import type { QueryClient } from "@tanstack/react-query";
import type { Article } from "#core/community/article.ts";
import type { Comment, CommentDraft } from "#core/community/comment.ts";
import { isMadeByAttempt, type PostAttempt } from "#core/community/post-attempt.ts";
import { isAlreadyReported, type Report } from "#core/community/report.policy.ts";
import { failureIn, type RequestFailure, type Result } from "#core/failures/request-failure.ts";
import type { ArticleRef, CommunityGateway, Moderation } from "#core/ports/community-gateway.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import type { QueuedWrite } from "#ui/data/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite, perform } from "#ui/data/write.ts";
import { refetchPosts } from "./blocks.ts";
import { boardCacheOf } from "./board-cache.ts";
import { articleQuery } from "./boards.ts";

/** Where an action happens: what answers come from, what shows them, and on which article. */
export interface BoardActionContext {
  readonly scope: QueryScope;
  readonly client: QueryClient;
  readonly article: ArticleRef;
}

const cacheOf = ({ scope, client, article }: BoardActionContext) => boardCacheOf(scope, client, article);
type BoardWrite<Value> = Omit<Parameters<typeof createWrite<Value>>[2], "send">;
/** Runs a write to an article or its comments. */
const write = <Value>(
  place: BoardActionContext,
  call: (community: CommunityGateway) => Promise<Result<Value>>,
  options: BoardWrite<Value> = {},
): Promise<Result<Value>> => {
  const { scope, client } = place;
  const send = () => call(scope.ports.community);
  return perform(client, createWrite(scope, client, { changes: cacheOf(place).reads, send, ...options }), undefined);
};
const placeOf = (place: BoardActionContext, comment: Comment) => ({ id: comment.id, gameCode: place.article.gameCode });

/** Likes an article or takes that back, at once. */
export function likeArticle(place: BoardActionContext, article: Article): Promise<RequestFailure | null> {
  const { showArticle } = cacheOf(place);
  const myLike = !article.myLike;
  return write(place, (community) => community.likeArticle(place.article, myLike), {
    optimistic: () => showArticle({ myLike, likeCount: Math.max(0, article.likeCount + (myLike ? 1 : -1)) }),
    undo: () => showArticle({ myLike: article.myLike, likeCount: article.likeCount }),
    apply: showArticle,
  }).then(failureIn);
}

/** Deletes an article; it leaves the lists. */
export const removeArticle = (place: BoardActionContext): Promise<RequestFailure | null> =>
  write(place, (community) => community.removeArticle(place.article), { apply: cacheOf(place).dropArticle }).then(
    failureIn,
  );

/** Restores a deleted article. */
export const restoreArticle = (place: BoardActionContext): Promise<RequestFailure | null> =>
  write(place, (community) => community.restoreArticle(place.article), refetched(place)).then(failureIn);

/** Hides an article from the player, or shows it again. */
export const hideArticle = (place: BoardActionContext, hidden: boolean): Promise<RequestFailure | null> =>
  write(place, (community) => community.hideArticle(place.article, hidden), {
    apply: cacheOf(place).refetch,
  }).then(failureIn);

/** Blocks an author, or takes that back. */
export const blockAuthor = (
  place: BoardActionContext,
  authorId: string,
  blocked: boolean,
): Promise<RequestFailure | null> =>
  write(place, (community) => community.setBlocked(authorId, blocked), {
    apply: () => {
      refetchPosts(place.client);
      return cacheOf(place).refetch();
    },
  }).then(failureIn);

/** Reports an article; it is hidden for the player once the server has the report. */
export const reportArticle = (
  place: BoardActionContext,
  report: Report,
  key: string,
): Promise<RequestFailure | null> => {
  const { refetch } = cacheOf(place);
  return write(place, (community) => community.reportArticle(place.article, report, key), {
    apply: refetch,
    onFailure: (failure) => isAlreadyReported(failure) && refetch(),
  }).then(failureIn);
};

export const moderateArticle = (place: BoardActionContext, moderation: Moderation): Promise<RequestFailure | null> =>
  write(place, (community) => community.moderateArticle(place.article, moderation), refetched(place)).then(failureIn);

/** Posts a comment; sending the same words again is the same attempt. Resolves to `null` if it is queued. */
export function postComment(
  place: BoardActionContext,
  draft: CommentDraft,
  replyTo: string | null,
  attempt: PostAttempt,
): Promise<Result<Comment | null>> {
  const { key } = attempt;
  return write<Comment | null>(place, (community) => community.postComment(place.article, draft, replyTo, key), {
    readBack: () => async () => (await findPostedComment(place, draft.content, attempt)) ?? undefined,
    offline: {
      entry: () => queuedComment(place, { commentId: null, basedOn: null, replyTo, draft }),
      queued: null,
      keyOf: () => key,
    },
    apply: (posted) => posted && cacheOf(place).showPosted(posted),
  });
}

type CommentWrite = Omit<Extract<QueuedWrite["write"], { readonly kind: "comment" }>, "kind" | "article">;

function queuedComment({ scope, client, article }: BoardActionContext, comment: CommentWrite): QueuedWrite {
  const title = client.getQueryData(articleQuery(scope, article).queryKey)?.title ?? "";
  const { id, gameCode } = article;
  return { write: { kind: "comment", article: { id, gameCode }, ...comment }, title };
}

/** The comment an attempt has posted although its answer was lost; `null` if it cannot be found. */
export async function findPostedComment(
  place: BoardActionContext,
  content: string,
  attempt: PostAttempt,
): Promise<Comment | null> {
  const page = await place.scope.ports.community.listComments(place.article, { sort: "newest" });
  const words = normalizeText(content);
  const isIt = (comment: Comment) => comment.content === words && isMadeByAttempt(comment, attempt);
  const posted = (page.ok && page.value.comments.find(isIt)) || null;
  if (posted !== null) await cacheOf(place).showPosted(posted);
  return posted;
}

/** Changes a comment. Resolves to `null` if the change is queued. */
export function editComment(
  place: BoardActionContext,
  comment: Comment,
  draft: CommentDraft,
  { key }: PostAttempt,
): Promise<Result<Comment | null>> {
  const change = { commentId: comment.id, basedOn: comment.updatedAt, replyTo: null, draft };
  return write<Comment | null>(place, (community) => community.editComment(placeOf(place, comment), draft), {
    offline: {
      entry: () => queuedComment(place, change),
      queued: null,
      keyOf: () => key,
      replacesQueued: true,
    },
    apply: (changed) => changed && show(place, changed),
  });
}

/** Deletes a comment or takes that back. */
export function removeComment(
  place: BoardActionContext,
  comment: Comment,
  removed: boolean,
): Promise<RequestFailure | null> {
  const at = placeOf(place, comment);
  const call = (community: CommunityGateway) => (removed ? community.removeComment(at) : community.restoreComment(at));
  return write<unknown>(place, call, refetched(place)).then(failureIn);
}

/** Likes a comment or takes that back, at once. */
export function likeComment(place: BoardActionContext, comment: Comment): Promise<RequestFailure | null> {
  const myLike = !comment.myLike;
  return write(place, (community) => community.likeComment(placeOf(place, comment), myLike), {
    optimistic: () =>
      show(place, { ...comment, myLike, likeCount: Math.max(0, comment.likeCount + (myLike ? 1 : -1)) }),
    undo: () => show(place, comment),
    apply: (counted) => show(place, { ...comment, ...counted }),
  }).then(failureIn);
}

export const hideComment = (
  place: BoardActionContext,
  comment: Comment,
  hidden: boolean,
): Promise<RequestFailure | null> =>
  write(place, (community) => community.hideComment(placeOf(place, comment), hidden), {
    apply: () => show(place, { ...comment, hidden: hidden ? "hidden" : null }),
  }).then(failureIn);

export function reportComment(
  place: BoardActionContext,
  comment: Comment,
  report: Report,
  key: string,
): Promise<RequestFailure | null> {
  const hide = () => show(place, { ...comment, hidden: "reported" });
  return write(place, (community) => community.reportComment(placeOf(place, comment), report, key), {
    apply: hide,
    onFailure: (failure) => isAlreadyReported(failure) && hide(),
  }).then(failureIn);
}

export const moderateComment = (
  place: BoardActionContext,
  comment: Comment,
  hidden: boolean,
): Promise<RequestFailure | null> =>
  write(place, (community) => community.moderateComment(placeOf(place, comment), hidden), {
    apply: (moderated) => show(place, moderated),
  }).then(failureIn);

/** Refetches everything after success and failure. */
function refetched(place: BoardActionContext): BoardWrite<unknown> {
  const { refetch } = cacheOf(place);
  return { apply: refetch, onFailure: refetch };
}

const show = (place: BoardActionContext, shown: Comment): void =>
  cacheOf(place).editComments((comment) => (comment.id === shown.id ? shown : comment));
