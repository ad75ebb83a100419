import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  articles,
  blockedAuthors,
  comments,
  notifications,
} from "#adapters/reference-backend/database/schema/index.ts";
import { isShown } from "../community/load-articles.ts";
import { hiddenReasonOf, type Reader, readerColumns } from "../community/reader.ts";
import type { NotificationSubject } from "./messages.ts";

/** Characters of a comment that a notification shows. */
const EXCERPT_LENGTH = 140;

/** Parts of a notified post that the reader may see. */
export interface NotifiedPost {
  /** Title of the article; `null` where its reader cannot read the article. */
  readonly title: string | null;
  readonly excerpt: string;
  /** Why the words are missing: the post is gone for its reader, or the reader has hidden it. */
  readonly missing: "gone" | "hiddenByReader" | null;
}

const GONE: NotifiedPost = { title: null, excerpt: "", missing: "gone" };

/** Loads the posts that notifications refer to in their current state, as the reader may see them. */
export async function findNotifiedPosts(
  queries: Queries,
  subjects: readonly NotificationSubject[],
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): Promise<(subject: NotificationSubject) => NotifiedPost> {
  const articleIds = [...new Set(subjects.flatMap(({ articleId }) => articleId ?? []))];
  const commentIds = [...new Set(subjects.flatMap(({ commentId }) => commentId ?? []))];
  const titles = await readableTitles(queries, articleIds, reader, now);
  const excerpts = await readableComments(queries, commentIds, reader);
  return ({ articleId = "", commentId }) => {
    const article = titles.get(articleId);
    if (article === undefined) return GONE;
    const { title } = article;
    if (commentId === undefined) return { title, excerpt: title ?? "", missing: null };
    return { title, ...(excerpts.get(commentId) ?? { excerpt: "", missing: "gone" }) };
  };
}

/** Titles of the articles that the reader can see; `null` for one that the reader has hidden. */
async function readableTitles(queries: Queries, ids: readonly string[], reader: Reader, now: Date) {
  if (ids.length === 0) return new Map<string, { readonly title: string | null }>();
  const rows = await queries
    .select({
      id: articles.id,
      accountId: articles.accountId,
      title: articles.title,
      hiddenBy: articles.hiddenBy,
      ...readerColumns(reader, "article", sql`${articles.id}`, sql`${articles.accountId}`),
    })
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), isShown(now)));
  return new Map(
    rows.flatMap((row) => {
      const reason = hiddenReasonOf(reader, row);
      return reason === "moderated" ? [] : [[row.id, { title: reason === null ? row.title : null }] as const];
    }),
  );
}

async function readableComments(queries: Queries, ids: readonly string[], reader: Reader) {
  if (ids.length === 0) return new Map<string, Omit<NotifiedPost, "title">>();
  const rows = await queries
    .select({
      id: comments.id,
      accountId: comments.accountId,
      content: comments.content,
      hiddenBy: comments.hiddenBy,
      ...readerColumns(reader, "comment", sql`${comments.id}`, sql`${comments.accountId}`),
    })
    .from(comments)
    .where(and(inArray(comments.id, [...ids]), isNull(comments.deletedAt)));
  return new Map(
    rows.flatMap((row) => {
      const reason = hiddenReasonOf(reader, row);
      if (reason === "moderated") return [];
      const excerpt = row.content.slice(0, EXCERPT_LENGTH).toWellFormed();
      const words = reason === null ? { excerpt, missing: null } : { excerpt: "", missing: "hiddenByReader" as const };
      return [[row.id, words] as const];
    }),
  );
}

/** Notifications that their account is shown: not those of posts by authors it has blocked. */
export function isShownToAccount(accountId: string): SQL {
  const isBlocked = (author: typeof comments.accountId | typeof articles.accountId) =>
    sql`inner join ${blockedAuthors} on ${eq(blockedAuthors.authorId, author)} and ${eq(blockedAuthors.accountId, accountId)}`;
  return sql`(case when ${notifications.subject} ->> 'commentId' is not null then not exists (
      select 1 from ${comments} ${isBlocked(comments.accountId)}
      where ${comments.id} = ${notifications.subject} ->> 'commentId')
    when ${notifications.subject} ->> 'articleId' is not null then not exists (
      select 1 from ${articles} ${isBlocked(articles.accountId)}
      where ${articles.id} = ${notifications.subject} ->> 'articleId')
    else true end)`;
}
