import type { QueryClient } from "@tanstack/react-query";
import type { Article } from "#core/community/article.ts";
import type { Comment, CommentDraft } from "#core/community/comment.ts";
import { isMadeByAttempt, type PostAttempt } from "#core/community/post-attempt.ts";
import { reactionsAfter } from "#core/community/reaction-count.ts";
import type { Report } from "#core/community/report.policy.ts";
import { isAlreadyReported } from "#core/community/report-outcome.ts";
import { failureIn, type RequestFailure, type Result } from "#core/failures/request-failure.ts";
import type { ArticleRef, CommunityGateway, Moderation } from "#core/ports/community-gateway.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import type { QueuedWrite } from "#ui/data/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite, perform } from "#ui/data/write.ts";
import { writeUnlessSuperseded } from "#ui/data/write-unless-superseded.ts";
import { refetchPosts } from "./blocks.ts";
import { boardCacheOf } from "./board-cache.ts";
import { articleQuery } from "./boards.ts";
import { findComment } from "./find-comment.ts";

/** Context of an action: ports, query client and article. */
export interface BoardActionContext {
  readonly scope: QueryScope;
  readonly client: QueryClient;
  readonly article: ArticleRef;
}

const cacheOf = ({ scope, client, article }: BoardActionContext) => boardCacheOf(scope, client, article);
type BoardWrite<Value> = Omit<Parameters<typeof createWrite<Value>>[2], "send">;
/** Runs a write to an article or its comments. */
const write = <Value>(
  context: BoardActionContext,
  call: (community: CommunityGateway, idempotencyKey: string) => Promise<Result<Value>>,
  options: BoardWrite<Value> = {},
): Promise<Result<Value>> => {
  const { scope, client } = context;
  const send = (_: unknown, idempotencyKey: string) => call(scope.ports.community, idempotencyKey);
  return perform(client, createWrite(scope, client, { changes: cacheOf(context).reads, send, ...options }), undefined);
};
const commentRefOf = (context: BoardActionContext, comment: Comment) => ({
  id: comment.id,
  gameCode: context.article.gameCode,
});

/** Likes an article or takes that back, at once. */
export function likeArticle(context: BoardActionContext, article: Article): Promise<RequestFailure | null> {
  const { showArticle } = cacheOf(context);
  const myLike = !article.myLike;
  return write(context, (community) => community.likeArticle(context.article, myLike), {
    optimistic: () => showArticle({ myLike, likeCount: reactionsAfter(article.likeCount, myLike) }),
    undo: () => showArticle({ myLike: article.myLike, likeCount: article.likeCount }),
    apply: showArticle,
  }).then(failureIn);
}

/** Deletes an article; it leaves the lists. */
export const removeArticle = (context: BoardActionContext): Promise<RequestFailure | null> =>
  write(context, (community) => community.removeArticle(context.article), { apply: cacheOf(context).dropArticle }).then(
    failureIn,
  );

/** Restores a deleted article. */
export const restoreArticle = (context: BoardActionContext): Promise<RequestFailure | null> =>
  write(context, (community) => community.restoreArticle(context.article), refetched(context)).then(failureIn);

/** Hides an article from the player, or shows it again. */
export const hideArticle = (context: BoardActionContext, hidden: boolean): Promise<RequestFailure | null> =>
  write(context, (community) => community.hideArticle(context.article, hidden), {
    apply: cacheOf(context).refetch,
  }).then(failureIn);

/** Blocks an author, or takes that back. */
export const blockAuthor = (
  context: BoardActionContext,
  authorId: string,
  blocked: boolean,
): Promise<RequestFailure | null> =>
  write(context, (community) => community.setBlocked(authorId, blocked), {
    apply: () => {
      refetchPosts(context.client);
      return cacheOf(context).refetch();
    },
  }).then(failureIn);

/** Reports an article; it is hidden for the player once the server has the report. */
export const reportArticle = (context: BoardActionContext, report: Report): Promise<RequestFailure | null> => {
  const { refetch } = cacheOf(context);
  return write(context, (community, key) => community.reportArticle(context.article, report, key), {
    key: ["report-article", context.article.id],
    attemptOf: () => report,
    apply: refetch,
    onFailure: (failure) => isAlreadyReported(failure) && refetch(),
  }).then(failureIn);
};

export const moderateArticle = (context: BoardActionContext, moderation: Moderation): Promise<RequestFailure | null> =>
  write(context, (community) => community.moderateArticle(context.article, moderation), refetched(context)).then(
    failureIn,
  );

/** Posts a comment; sending the same words again is the same attempt. Resolves to `null` if it is queued. */
export function postComment(
  context: BoardActionContext,
  draft: CommentDraft,
  replyTo: string | null,
  attempt: PostAttempt,
): Promise<Result<Comment | null>> {
  return write<Comment | null>(
    context,
    (community, key) => community.postComment(context.article, draft, replyTo, key),
    {
      readBack: () => async () => (await findPostedComment(context, draft.content, attempt)) ?? undefined,
      offline: {
        entry: () => queuedComment(context, { commentId: null, basedOn: null, replyTo, draft }),
        queued: null,
      },
      storedAttemptKey: () => attempt.key,
      apply: (posted) => posted && cacheOf(context).showPosted(posted),
    },
  );
}

type CommentWrite = Omit<Extract<QueuedWrite["write"], { readonly kind: "comment" }>, "kind" | "article">;

function queuedComment({ scope, client, article }: BoardActionContext, comment: CommentWrite): QueuedWrite {
  const title = client.getQueryData(articleQuery(scope, article).queryKey)?.title ?? "";
  const { id, gameCode } = article;
  return { write: { kind: "comment", article: { id, gameCode }, ...comment }, title };
}

/** The comment an attempt has posted although its answer was lost; `null` if it cannot be found. */
export async function findPostedComment(
  context: BoardActionContext,
  content: string,
  attempt: PostAttempt,
): Promise<Comment | null> {
  const page = await context.scope.ports.community.listComments(context.article, { sort: "newest" });
  const words = normalizeText(content);
  const isIt = (comment: Comment) => comment.content === words && isMadeByAttempt(comment, attempt);
  const posted = (page.ok && page.value.comments.find(isIt)) || null;
  if (posted !== null) await cacheOf(context).showPosted(posted);
  return posted;
}

/** Changes a comment. Resolves to `null` if the change is queued. */
export function editComment(
  context: BoardActionContext,
  comment: Comment,
  draft: CommentDraft,
  { key }: PostAttempt,
): Promise<Result<Comment | null>> {
  const change = { commentId: comment.id, basedOn: comment.updatedAt, replyTo: null, draft };
  const send = async (community: CommunityGateway) => {
    const stored = await findComment(community, context.article, comment.id);
    // The form shows the version that it would replace.
    if (stored.ok && stored.value !== null) show(context, stored.value);
    return writeUnlessSuperseded<Comment, Comment | null>({
      basedOn: comment.updatedAt,
      writtenAtMs: context.scope.ports.clock.now(),
      stored,
      isSameText: ({ content }) => content === normalizeText(draft.content),
      answerOf: (stored) => stored,
      write: () => community.editComment(commentRefOf(context, comment), draft),
    });
  };
  return write<Comment | null>(context, send, {
    offline: {
      entry: () => queuedComment(context, change),
      queued: null,
      replacesQueued: true,
    },
    storedAttemptKey: () => key,
    apply: (changed) => changed && show(context, changed),
  });
}

/** Deletes a comment or takes that back. */
export function removeComment(
  context: BoardActionContext,
  comment: Comment,
  removed: boolean,
): Promise<RequestFailure | null> {
  const at = commentRefOf(context, comment);
  const call = (community: CommunityGateway) => (removed ? community.removeComment(at) : community.restoreComment(at));
  return write<unknown>(context, call, refetched(context)).then(failureIn);
}

/** Likes a comment or takes that back, at once. */
export function likeComment(context: BoardActionContext, comment: Comment): Promise<RequestFailure | null> {
  const myLike = !comment.myLike;
  return write(context, (community) => community.likeComment(commentRefOf(context, comment), myLike), {
    optimistic: () => show(context, { ...comment, myLike, likeCount: reactionsAfter(comment.likeCount, myLike) }),
    undo: () => show(context, comment),
    apply: (counted) => show(context, { ...comment, ...counted }),
  }).then(failureIn);
}

export const hideComment = (
  context: BoardActionContext,
  comment: Comment,
  hidden: boolean,
): Promise<RequestFailure | null> =>
  write(context, (community) => community.hideComment(commentRefOf(context, comment), hidden), {
    apply: () => show(context, { ...comment, hidden: hidden ? "hidden" : null }),
  }).then(failureIn);

export function reportComment(
  context: BoardActionContext,
  comment: Comment,
  report: Report,
): Promise<RequestFailure | null> {
  const hide = () => show(context, { ...comment, hidden: "reported" });
  return write(context, (community, key) => community.reportComment(commentRefOf(context, comment), report, key), {
    key: ["report-comment", comment.id],
    attemptOf: () => report,
    apply: hide,
    onFailure: (failure) => isAlreadyReported(failure) && hide(),
  }).then(failureIn);
}

export const moderateComment = (
  context: BoardActionContext,
  comment: Comment,
  hidden: boolean,
): Promise<RequestFailure | null> =>
  write(context, (community) => community.moderateComment(commentRefOf(context, comment), hidden), {
    apply: (moderated) => show(context, moderated),
  }).then(failureIn);

/** Refetches everything after success and failure. */
function refetched(context: BoardActionContext): BoardWrite<unknown> {
  const { refetch } = cacheOf(context);
  return { apply: refetch, onFailure: refetch };
}

const show = (context: BoardActionContext, shown: Comment): void =>
  cacheOf(context).editComments((comment) => (comment.id === shown.id ? shown : comment));
