import { and, eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { commentListQuerySchema, commentSchema } from "#adapters/wire/community.ts";
import type { Queries } from "../database/database.ts";
import { accounts, comments, postLikes } from "../database/schema/index.ts";
import { cursorInstantSchema, cursorTextSchema, decodeCursor, encodeCursor } from "../http/cursor.ts";
import { isModeratorColumn, wireAuthor } from "./load-articles.ts";
import { hiddenReasonOf, type Reader, readerColumns } from "./reader.ts";

type WireComment = v.InferInput<typeof commentSchema>;
type CommentListQuery = v.InferOutput<typeof commentListQuerySchema>;

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([cursorInstantSchema, cursorTextSchema, cursorInstantSchema, cursorTextSchema]);

/** A page of the comments of an article: threads in the wanted order, answers below what they answer. */
export async function listComments(
  queries: Queries,
  input: { readonly articleId: string; readonly query: CommentListQuery; readonly reader: Reader; readonly now: Date },
): Promise<{ readonly comments: WireComment[]; readonly cursor: string | null }> {
  const { articleId, query, reader, now } = input;
  const { sort = "oldest" } = query;
  const list = JSON.stringify(["comments", articleId, sort]);
  const after = decodeCursor(query.previousValue, list, cursorSchema);
  const direction = sort === "newest" ? sql` desc nulls last` : sql``;
  const rows = await selectComments(queries, reader)
    .where(
      and(
        eq(comments.articleId, articleId),
        sql`${comments.createdAt} <= ${now.toISOString()}::timestamptz`,
        // What is deleted keeps its place only while answers stand below it.
        sql`(${comments.deletedAt} is null or ${comments.replyCount} > 0)`,
        after === undefined ? undefined : isAfter(sort, after),
      ),
    )
    .orderBy(
      sql`${comments.threadAt}${direction}`,
      sql`${comments.threadId}${direction}`,
      comments.createdAt,
      comments.id,
    )
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    comments: page.map((row) => wireComment(row, reader)),
    cursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? encodeCursor(list, [last.threadAt.getTime(), last.threadId, last.createdAt.getTime(), last.id])
        : null,
  };
}

/** One comment as its reader sees it, deleted or not; `null` if it is unknown. */
export async function findComment(queries: Queries, commentId: string, reader: Reader): Promise<WireComment | null> {
  const [row] = await selectComments(queries, reader).where(eq(comments.id, commentId));
  return row === undefined ? null : wireComment(row, reader);
}

function selectComments(queries: Queries, reader: Reader) {
  return queries
    .select({
      id: comments.id,
      articleId: comments.articleId,
      accountId: comments.accountId,
      nickname: accounts.nickname,
      isModerator: isModeratorColumn(sql`${comments.accountId}`),
      threadId: comments.threadId,
      threadAt: comments.threadAt,
      isReply: comments.isReply,
      content: comments.content,
      mentions: comments.mentions,
      createdAt: comments.createdAt,
      updatedAt: comments.updatedAt,
      deletedAt: comments.deletedAt,
      hiddenBy: comments.hiddenBy,
      likeCount: comments.likeCount,
      replyCount: comments.replyCount,
      ...readerColumns(reader, "comment", sql`${comments.id}`, sql`${comments.accountId}`),
      isLiked:
        reader.accountId === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select 1 from ${postLikes} where ${postLikes.kind} = 'comment'
              and ${postLikes.postId} = ${comments.id} and ${postLikes.accountId} = ${reader.accountId})`,
    })
    .from(comments)
    .innerJoin(accounts, eq(accounts.id, comments.accountId))
    .$dynamic();
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

function wireComment(row: CommentRow, reader: Reader): WireComment {
  const hidden = hiddenReasonOf(reader, row);
  const isDeleted = row.deletedAt !== null;
  const isReadable = !isDeleted && hidden !== "moderated";
  const isMine = row.accountId === reader.accountId;
  return {
    id: row.id,
    article_id: row.articleId,
    thread_id: row.isReply ? row.threadId : null,
    author: wireAuthor(row.accountId, row.nickname, row.isModerator),
    content: isReadable ? row.content : "",
    mentions: isReadable ? [...row.mentions] : [],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    is_deleted: isDeleted,
    like_count: row.likeCount,
    reply_count: row.replyCount,
    my_like: row.isLiked,
    is_mine: isMine,
    hidden: isDeleted ? null : hidden,
    hidden_by: isMine || reader.role === "moderator" ? row.hiddenBy : null,
  };
}

function isAfter(
  sort: "oldest" | "newest",
  [threadAt, threadId, createdAt, id]: readonly [number, string, number, string],
): SQL {
  const thread = sql`${instant(threadAt)}, ${threadId}`;
  const own = sql`${instant(createdAt)}, ${id}`;
  if (sort === "oldest") {
    return sql`(${comments.threadAt}, ${comments.threadId}, ${comments.createdAt}, ${comments.id}) > (${thread}, ${own})`;
  }
  return sql`(${comments.threadAt}, ${comments.threadId}) <= (${thread})
    and ((${comments.threadAt}, ${comments.threadId}) < (${thread}) or (${comments.createdAt}, ${comments.id}) > (${own}))`;
}

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;
