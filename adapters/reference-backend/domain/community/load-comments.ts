import { and, eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, comments, postLikes } from "#adapters/reference-backend/database/schema/index.ts";
import {
  cursorInstantSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { commentListQuerySchema, commentSchema } from "#adapters/wire/community.ts";
import { isModeratorColumn, wireAuthor } from "./load-articles.ts";
import { hiddenReasonOf, type Reader, readerColumns } from "./reader.ts";

type WireComment = v.InferInput<typeof commentSchema>;
type CommentListQuery = v.InferOutput<typeof commentListQuerySchema>;
type Sort = NonNullable<CommentListQuery["sort"]>;

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([cursorInstantSchema, cursorTextSchema, cursorInstantSchema, cursorTextSchema]);

interface CommentList {
  readonly articleId: string;
  readonly sort: Sort;
  readonly reader: Reader;
  readonly now: Date;
}

/**
 * A page of comments: threads in the requested order, answers below their comment. With the id of a comment beyond the
 * first page, the list starts at its thread, or at the comment itself if more than a page of answers precede it. An id
 * of a comment that is not shown has no effect.
 */
export async function listComments(
  queries: Queries,
  input: { readonly articleId: string; readonly query: CommentListQuery; readonly reader: Reader; readonly now: Date },
): Promise<{ readonly comments: WireComment[]; readonly hasEarlier: boolean; readonly cursor: string | null }> {
  const { query, reader } = input;
  const { sort = "oldest", from } = query;
  const list = { ...input, sort };
  const name = JSON.stringify(["comments", input.articleId, sort]);
  const after = decodeCursor(query.previousValue, name, cursorSchema);
  let rows = await selectRows(queries, list, after === undefined ? undefined : isBehind(sort, after));
  let hasEarlier = false;
  const isOnPage = () => rows.slice(0, PAGE_SIZE).some(({ id }) => id === from);
  if (from !== undefined && after === undefined && !isOnPage()) {
    const [wanted] = await selectRows(queries, list, eq(comments.id, from));
    if (wanted !== undefined) {
      hasEarlier = true;
      rows = await selectRows(queries, list, isFrom(sort, threadOf(wanted)));
      if (!isOnPage()) rows = await selectRows(queries, list, isFrom(sort, positionOf(wanted)));
    }
  }
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    comments: page.map((row) => wireComment(row, reader)),
    hasEarlier,
    cursor: rows.length > PAGE_SIZE && last !== undefined ? encodeCursor(name, positionOf(last)) : null,
  };
}

/** The comments of the list that meet a condition, in order: a page of them and one more. */
async function selectRows(queries: Queries, list: CommentList, condition: SQL | undefined): Promise<CommentRow[]> {
  const { articleId, sort, reader, now } = list;
  const direction = sort === "newest" ? sql` desc nulls last` : sql``;
  return await selectComments(queries, reader)
    .where(
      and(
        eq(comments.articleId, articleId),
        sql`${comments.createdAt} <= ${now.toISOString()}::timestamptz`,
        // A deleted comment stays in the list only while it has answers.
        sql`(${comments.deletedAt} is null or ${comments.replyCount} > 0)`,
        condition,
      ),
    )
    .orderBy(
      sql`${comments.threadAt}${direction}`,
      sql`${comments.threadId}${direction}`,
      comments.createdAt,
      comments.id,
    )
    .limit(PAGE_SIZE + 1);
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
      avatar: accounts.avatar,
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
    author: wireAuthor(row.accountId, row),
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

/** Sort key of a comment: its thread, then its own time. */
type Position = readonly [threadAt: number, threadId: string, createdAt: number, id: string];

const positionOf = (row: CommentRow): Position => [
  row.threadAt.getTime(),
  row.threadId,
  row.createdAt.getTime(),
  row.id,
];
/** Before all comments of its thread, also where the first of them is gone. */
const threadOf = (row: CommentRow): Position => [row.threadAt.getTime(), row.threadId, 0, ""];

const OWN_KEYS = sql`${comments.createdAt}, ${comments.id}`;
const THREAD_KEYS = sql`${comments.threadAt}, ${comments.threadId}`;

const isBehind = (sort: Sort, position: Position): SQL => inOrder(sort, position, sql`>`);
const isFrom = (sort: Sort, position: Position): SQL => inOrder(sort, position, sql`>=`);

/** The sort order applies to threads; comments inside a thread are always in chronological order. */
function inOrder(sort: Sort, [threadAt, threadId, createdAt, id]: Position, is: SQL): SQL {
  const thread = sql`${instant(threadAt)}, ${threadId}`;
  const own = sql`${instant(createdAt)}, ${id}`;
  if (sort === "oldest") return sql`(${THREAD_KEYS}, ${OWN_KEYS}) ${is} (${thread}, ${own})`;
  return sql`(${THREAD_KEYS}) <= (${thread}) and ((${THREAD_KEYS}) < (${thread}) or (${OWN_KEYS}) ${is} (${own}))`;
}

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;
