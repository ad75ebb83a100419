import type { QueryClient } from "@tanstack/react-query";
import type { Article } from "#core/community/article.ts";
import type { Comment, CommentDraft } from "#core/community/comment.ts";
import { isMadeByAttempt, type PostAttempt } from "#core/community/post-attempt.ts";
import type { Report } from "#core/community/report.policy.ts";
import type { RequestFailure, Result } from "#core/failures/request-failure.ts";
import type { OutboxWrite } from "#core/outbox/outbox.ts";
import type { ArticleRef, CommunityGateway, Moderation } from "#core/ports/community-gateway.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/send-call.ts";
import { forgetWaiting } from "#ui/features/offline-queue/forget-waiting.ts";
import { isOffline, keepForLater } from "#ui/features/offline-queue/outbox.ts";
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
const send = <Value>(
  { scope, client }: BoardActionContext,
  call: (community: CommunityGateway) => Promise<Result<Value>>,
) => sendCall(client, () => call(scope.ports.community));
const failureOf = (result: Result<unknown>): RequestFailure | null => (result.ok ? null : result.failure);
const placeOf = (place: BoardActionContext, comment: Comment) => ({ id: comment.id, gameCode: place.article.gameCode });

/** Likes an article or takes that back: shown at once, then as the server counts it, or as it was. */
export async function likeArticle(place: BoardActionContext, article: Article): Promise<RequestFailure | null> {
  const cache = cacheOf(place);
  const myLike = !article.myLike;
  await cache.stopReads();
  cache.showArticle({ myLike, likeCount: Math.max(0, article.likeCount + (myLike ? 1 : -1)) });
  const result = await send(place, (community) => community.likeArticle(place.article, myLike));
  await cache.stopReads();
  cache.showArticle(result.ok ? result.value : { myLike: article.myLike, likeCount: article.likeCount });
  return failureOf(result);
}

/** Deletes an article; it leaves the lists. */
export async function removeArticle(place: BoardActionContext): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.removeArticle(place.article));
  if (result.ok) {
    await cacheOf(place).stopReads();
    cacheOf(place).dropArticle();
  }
  return failureOf(result);
}

/** Takes the deletion of an article back. */
export async function restoreArticle(place: BoardActionContext): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.restoreArticle(place.article));
  await cacheOf(place).refetch();
  return failureOf(result);
}

/** Hides an article from the player, or shows it again. */
export async function hideArticle(place: BoardActionContext, hidden: boolean): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.hideArticle(place.article, hidden));
  if (result.ok) await cacheOf(place).refetch();
  return failureOf(result);
}

/** Turns an author away, or lets them back. */
export async function blockAuthor(
  place: BoardActionContext,
  authorId: string,
  blocked: boolean,
): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.setBlocked(authorId, blocked));
  if (result.ok) {
    refetchPosts(place.client);
    await cacheOf(place).refetch();
  }
  return failureOf(result);
}

/** Reports an article; it is hidden for the player once the server has it, or had it before. */
export async function reportArticle(
  place: BoardActionContext,
  report: Report,
  key: string,
): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.reportArticle(place.article, report, key));
  if (result.ok || isKnown(result.failure)) await cacheOf(place).refetch();
  return failureOf(result);
}

export async function moderateArticle(
  place: BoardActionContext,
  moderation: Moderation,
): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.moderateArticle(place.article, moderation));
  await cacheOf(place).refetch();
  return failureOf(result);
}

/**
 * Writes a comment; the key is the same for every try of the same words, so that a lost answer posts nothing twice. Without a
 * connection it waits for one.
 */
export async function postComment(
  place: BoardActionContext,
  draft: CommentDraft,
  replyTo: string | null,
  key: string,
): Promise<Result<Comment> | "waits"> {
  const { article } = place;
  const wait = (triedKey?: string) =>
    keepCommentForLater(place, { commentId: null, basedOn: null, replyTo, draft }, triedKey);
  if (await wait()) return "waits";
  const result = await send(place, (community) => community.postComment(article, draft, replyTo, key));
  if (result.ok) await cacheOf(place).showPosted(result.value);
  else if (result.failure.kind !== "status" && (await wait(key))) return "waits";
  return result;
}

type CommentWrite = Omit<Extract<OutboxWrite, { readonly kind: "comment" }>, "kind" | "article">;

/** Lets a comment, or a change of one, wait for a connection. `false` where there is one, and where nothing can wait. */
async function keepCommentForLater(
  { scope, client, article }: BoardActionContext,
  comment: CommentWrite,
  triedKey?: string,
): Promise<boolean> {
  if (!isOffline()) return false;
  const title = client.getQueryData(articleQuery(scope, article).queryKey)?.title ?? "";
  const { id, gameCode } = article;
  const write = { kind: "comment", article: { id, gameCode }, ...comment } as const;
  return await keepForLater(scope, client, { write, title, triedKey });
}

/** The comment a try has made although its answer was lost; `null` if it cannot be found. */
export async function findPostedComment(
  place: BoardActionContext,
  content: string,
  attempt: PostAttempt,
): Promise<Comment | null> {
  const page = await send(place, (community) => community.listComments(place.article, { sort: "newest" }));
  const words = normalizeText(content);
  const isIt = (comment: Comment) => comment.content === words && isMadeByAttempt(comment, attempt);
  const posted = (page.ok && page.value.comments.find(isIt)) || null;
  if (posted !== null) await cacheOf(place).showPosted(posted);
  return posted;
}

/** Changes a comment; without a connection that waits for one. `key` is that of this try. */
export async function editComment(
  place: BoardActionContext,
  comment: Comment,
  draft: CommentDraft,
  key: string,
): Promise<Result<Comment> | "waits"> {
  const change = { commentId: comment.id, basedOn: comment.updatedAt, replyTo: null, draft };
  const wait = (triedKey?: string) => keepCommentForLater(place, change, triedKey);
  if (await wait()) return "waits";
  const result = await send(place, (community) => community.editComment(placeOf(place, comment), draft));
  if (result.ok) {
    await show(place, result.value);
    await forgetWaiting(place.scope, place.client, { kind: "comment", article: place.article, ...change });
  } else if (result.failure.kind !== "status" && (await wait(key))) return "waits";
  return result;
}

/** Deletes a comment or takes that back. */
export async function removeComment(
  place: BoardActionContext,
  comment: Comment,
  removed: boolean,
): Promise<RequestFailure | null> {
  const at = placeOf(place, comment);
  const result = await send(place, (community) =>
    removed ? community.removeComment(at) : community.restoreComment(at),
  );
  await cacheOf(place).refetch();
  return failureOf(result);
}

/** Likes a comment or takes that back: shown at once, then as the server counts it, or as it was. */
export async function likeComment(place: BoardActionContext, comment: Comment): Promise<RequestFailure | null> {
  const myLike = !comment.myLike;
  await show(place, { ...comment, myLike, likeCount: Math.max(0, comment.likeCount + (myLike ? 1 : -1)) });
  const result = await send(place, (community) => community.likeComment(placeOf(place, comment), myLike));
  await show(place, result.ok ? { ...comment, ...result.value } : comment);
  return failureOf(result);
}

export async function hideComment(
  place: BoardActionContext,
  comment: Comment,
  hidden: boolean,
): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.hideComment(placeOf(place, comment), hidden));
  if (result.ok) await show(place, { ...comment, hidden: hidden ? "hidden" : null });
  return failureOf(result);
}

export async function reportComment(
  place: BoardActionContext,
  comment: Comment,
  report: Report,
  key: string,
): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.reportComment(placeOf(place, comment), report, key));
  if (result.ok || isKnown(result.failure)) await show(place, { ...comment, hidden: "reported" });
  return failureOf(result);
}

export async function moderateComment(
  place: BoardActionContext,
  comment: Comment,
  hidden: boolean,
): Promise<RequestFailure | null> {
  const result = await send(place, (community) => community.moderateComment(placeOf(place, comment), hidden));
  if (result.ok) await show(place, result.value);
  return failureOf(result);
}

/** Shows a comment as it is now. What began to be read before that knows nothing of it. */
async function show(place: BoardActionContext, shown: Comment): Promise<void> {
  await cacheOf(place).stopReads();
  cacheOf(place).editComments((comment) => (comment.id === shown.id ? shown : comment));
}

const isKnown = (failure: RequestFailure): boolean => failure.kind === "status" && failure.code === "ALREADY_REPORTED";
