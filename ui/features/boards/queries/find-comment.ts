import type { Comment } from "#core/community/comment.ts";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import type { ArticleRef, CommunityGateway } from "#core/ports/community-gateway.ts";

/** A comment of an article on the server; `null` if it no longer exists. */
export async function findComment(
  community: CommunityGateway,
  article: ArticleRef,
  commentId: string,
): Promise<Result<Comment | null>> {
  const page = await community.listComments(article, { from: commentId });
  return page.ok ? succeed(page.value.comments.find(({ id }) => id === commentId) ?? null) : page;
}
