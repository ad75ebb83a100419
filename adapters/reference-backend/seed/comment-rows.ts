import { createHash } from "node:crypto";
import type { SeedComment, SeedThread } from "../content/content-types.ts";
import type { comments } from "../database/schema/index.ts";
import type { AuthorRows } from "./author-rows.ts";
import { instantAfter } from "./game-rows.ts";

type CommentRow = typeof comments.$inferInsert;

/** Comments of the seed with the same ids on every run. */
export function commentRowsOf(threads: readonly SeedThread[], authors: AuthorRows, firstStart: Date): CommentRow[] {
  return threads.flatMap(({ articleId, comment, replies }, at) => {
    const threadAt = instantAfter(firstStart, comment.createdOffsetHours) ?? firstStart;
    const idOf = (index: number) =>
      `comment-${createHash("sha256").update(`${articleId}\n${at}\n${index}`).digest("hex").slice(0, 20)}`;
    const rowOf = (one: SeedComment, index: number): CommentRow => {
      const createdAt = instantAfter(firstStart, one.createdOffsetHours) ?? firstStart;
      return {
        id: idOf(index),
        articleId,
        accountId: authors.idOf(one.nickname, one.language),
        threadId: idOf(0),
        threadAt,
        isReply: index > 0,
        content: one.content,
        mentions: (one.mentions ?? []).map((nickname) => ({ id: authors.idOf(nickname, one.language), nickname })),
        createdAt,
        updatedAt: createdAt,
        likeCount: one.likeCount,
        replyCount: index === 0 ? replies.length : 0,
      };
    };
    return [comment, ...replies].map(rowOf);
  });
}
