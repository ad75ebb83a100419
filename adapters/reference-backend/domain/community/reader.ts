import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  accounts,
  blockedAuthors,
  hiddenPosts,
  moderators,
  postReports,
} from "#adapters/reference-backend/database/schema/index.ts";
import { type CallRefusal, forbidden } from "#adapters/reference-backend/http/call-refusal.ts";
import type { RequestScope } from "#adapters/reference-backend/http/request-scope.ts";
import type { BoardRole, HiddenBy, HiddenReason, PostKind } from "#core/community/post.ts";
import { needsSecondFactor } from "../accounts/second-factor-duty.ts";

/** Reader of boards. */
export interface Reader {
  readonly accountId: string | null;
  readonly role: BoardRole;
  /** A moderator who has to set up a second factor first, and has the rights of a player until then. */
  readonly lacksSecondFactor: boolean;
}

export async function readerOf(queries: Queries, scope: RequestScope): Promise<Reader> {
  const accountId = scope.session?.player.accountId ?? null;
  if (accountId === null) return { accountId, role: "guest", lacksSecondFactor: false };
  const [moderator] = await queries
    .select({ secondFactorSince: accounts.totpConfirmedAt })
    .from(moderators)
    .innerJoin(accounts, eq(accounts.id, moderators.accountId))
    .where(eq(moderators.accountId, accountId));
  if (moderator === undefined) return { accountId, role: "player", lacksSecondFactor: false };
  const lacksSecondFactor = moderator.secondFactorSince === null && needsSecondFactor(scope.services);
  return { accountId, role: lacksSecondFactor ? "player" : "moderator", lacksSecondFactor };
}

/** 403 for a reader who cannot moderate, with the missing requirement of a moderator. */
export function refuseModeration(reader: Reader): CallRefusal {
  return reader.lacksSecondFactor
    ? forbidden("second_factor_required", "Moderators set up a second factor first.")
    : forbidden("not_moderator", "Only moderators may do this.");
}

/** Columns that decide whether the reader sees a row. */
export interface PostFacts {
  readonly accountId: string;
  readonly hiddenBy: HiddenBy | null;
  readonly isReported: boolean;
  readonly isHidden: boolean;
  readonly isBlocked: boolean;
}

/** Columns of `PostFacts` that depend on the reader; `id` and `author` are those of the post. */
export function readerColumns(reader: Reader, kind: PostKind, id: SQL, author: SQL) {
  const { accountId } = reader;
  return {
    isReported: existsFor(
      accountId,
      sql`${postReports} where ${samePost(postReports, kind, id)}`,
      postReports.accountId,
    ),
    isHidden: existsFor(accountId, sql`${hiddenPosts} where ${samePost(hiddenPosts, kind, id)}`, hiddenPosts.accountId),
    isBlocked: isBlockedBy(reader, author),
  };
}

/** Whether the reader has blocked an author. */
export function isBlockedBy({ accountId }: Reader, author: SQL): SQL<boolean> {
  const ofAuthor = sql`${blockedAuthors} where ${blockedAuthors.authorId} = ${author}`;
  return existsFor(accountId, ofAuthor, blockedAuthors.accountId);
}

/** Why a post is hidden from the reader. Authors always see their own posts, moderators also hidden ones. */
export function hiddenReasonOf(reader: Reader, post: PostFacts): HiddenReason | null {
  if (post.accountId === reader.accountId) return null;
  if (post.hiddenBy !== null && reader.role !== "moderator") return "moderated";
  if (post.isReported) return "reported";
  if (post.isHidden) return "hidden";
  return post.isBlocked ? "blocked" : null;
}

/** Excludes posts that the reader hid or reported, posts of blocked authors, and posts that moderators hid. */
export function isForReader(
  reader: Reader,
  kind: PostKind,
  post: { readonly id: SQL; readonly author: SQL; readonly hiddenBy: SQL },
): SQL | undefined {
  const { accountId, role } = reader;
  if (accountId === null) return sql`${post.hiddenBy} is null`;
  const { isReported, isHidden, isBlocked } = readerColumns(reader, kind, post.id, post.author);
  return and(
    role === "moderator" ? undefined : sql`(${post.hiddenBy} is null or ${post.author} = ${accountId})`,
    sql`not ${isReported}`,
    sql`not ${isHidden}`,
    sql`not ${isBlocked}`,
  );
}

function samePost(table: typeof postReports | typeof hiddenPosts, kind: PostKind, id: SQL): SQL {
  return sql`${table.kind} = ${kind} and ${table.postId} = ${id}`;
}

function existsFor(
  accountId: string | null,
  rows: SQL,
  account: typeof postReports.accountId | typeof hiddenPosts.accountId | typeof blockedAuthors.accountId,
): SQL<boolean> {
  return accountId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${rows} and ${account} = ${accountId})`;
}
