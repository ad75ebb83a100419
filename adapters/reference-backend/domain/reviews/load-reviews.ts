import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  accounts,
  blockedAuthors,
  ownedGoods,
  reviewReports,
  reviews,
  reviewVotes,
} from "#adapters/reference-backend/database/schema/index.ts";
import {
  cursorInstantSchema,
  cursorNumberSchema,
  cursorSmallIntegerSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { reviewListQuerySchema, reviewSchema } from "#adapters/wire/reviews.ts";
import { isInLanguage, languageParts, readParts } from "../community/post-languages.ts";
import { avatarAddressOf } from "../media/avatar.ts";

type WireReview = v.InferInput<typeof reviewSchema>;
type ReviewListQuery = v.InferOutput<typeof reviewListQuerySchema>;
type Sort = NonNullable<ReviewListQuery["sort"]>;
type ReviewRow = Omit<typeof reviews.$inferSelect, "isRemoved"> & {
  readonly nickname: string;
  readonly avatar: number | null;
};

const PAGE_SIZE = 20;
export const REVIEW_COLUMNS = {
  id: reviews.id,
  gameCode: reviews.gameCode,
  accountId: reviews.accountId,
  language: reviews.language,
  content: reviews.content,
  score: reviews.score,
  isSpoiler: reviews.isSpoiler,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  deletedAt: reviews.deletedAt,
  helpfulCount: reviews.helpfulCount,
  unhelpfulCount: reviews.unhelpfulCount,
  helpfulRank: reviews.helpfulRank,
  nickname: accounts.nickname,
  avatar: accounts.avatar,
} as const;

interface SortKey {
  readonly by: SQL;
  readonly type: "float8" | "int";
  valueOf(row: ReviewRow): number;
}

/** Sort keys; equal reviews are sorted newest first. */
const SORT_KEYS = {
  helpful: { by: sql`${reviews.helpfulRank}`, type: "float8", valueOf: (row) => row.helpfulRank },
  highest: { by: sql`${reviews.score}`, type: "int", valueOf: (row) => row.score },
  lowest: { by: sql`(-${reviews.score})`, type: "int", valueOf: (row) => -row.score },
} as const satisfies Record<Exclude<Sort, "newest">, SortKey>;

/** A page of the reviews of a game that are not deleted. */
export async function listReviews(
  queries: Queries,
  input: { readonly gameCode: string; readonly query: ReviewListQuery; readonly accountId: string | null },
): Promise<{ readonly reviews: WireReview[]; readonly cursor: string | null }> {
  const { gameCode, query, accountId } = input;
  const sort = query.sort ?? "helpful";
  const list = JSON.stringify([
    "reviews",
    gameCode,
    sort,
    query.stars,
    query.language,
    query.packageBundleId,
    query.languagesFirst,
  ]);
  const key: SortKey | null = sort === "newest" ? null : SORT_KEYS[sort];
  const valueSchema = key?.type === "float8" ? cursorNumberSchema : cursorSmallIntegerSchema;
  const after = decodeCursor(
    query.previousValue,
    list,
    v.tuple([cursorSmallIntegerSchema, valueSchema, cursorInstantSchema, cursorTextSchema]),
  );
  const parts = languageParts(reviews.language, query.languagesFirst);
  const rows = await readParts(parts, after?.[0] ?? 0, PAGE_SIZE + 1, (part, isStart, limit) =>
    queries
      .select(REVIEW_COLUMNS)
      .from(reviews)
      .innerJoin(accounts, eq(accounts.id, reviews.accountId))
      .where(
        and(
          eq(reviews.gameCode, gameCode),
          sql`${reviews.deletedAt} is null`,
          accountId === null ? undefined : isNotHiddenFrom(accountId),
          query.stars === undefined ? undefined : eq(reviews.score, Number(query.stars)),
          query.language === undefined ? undefined : isInLanguage(reviews.language, query.language),
          query.packageBundleId === undefined ? undefined : isByOwnerOf(query.packageBundleId),
          part,
          after === undefined || !isStart ? undefined : isAfter(key, after),
        ),
      )
      .orderBy(
        ...(key === null ? [] : [sql`${key.by} desc nulls last`]),
        sql`${reviews.createdAt} desc nulls last`,
        sql`${reviews.id} desc nulls last`,
      )
      .limit(limit),
  );
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    reviews: await wireReviews(
      queries,
      page.map(({ row }) => row),
      accountId,
    ),
    cursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? encodeCursor(list, [last.part, key?.valueOf(last.row) ?? 0, last.row.createdAt.getTime(), last.row.id])
        : null,
  };
}

/** One review with its author, deleted or not; `null` if it is unknown. */
export async function findReview(queries: Queries, gameCode: string, reviewId: string): Promise<ReviewRow | null> {
  const [row] = await queries
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .where(and(eq(reviews.id, reviewId), eq(reviews.gameCode, gameCode)));
  return row ?? null;
}

/** The player's own review of a game that is not deleted. */
export async function findOwnReview(queries: Queries, gameCode: string, accountId: string): Promise<ReviewRow | null> {
  const [row] = await queries
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .where(and(eq(reviews.accountId, accountId), eq(reviews.gameCode, gameCode), sql`${reviews.deletedAt} is null`));
  return row ?? null;
}

/** Reviews as a reader sees them: which are the reader's own, which the reader found helpful. */
export async function wireReviews(
  queries: Queries,
  rows: readonly ReviewRow[],
  accountId: string | null,
): Promise<WireReview[]> {
  const votes = await votedReviews(
    queries,
    rows.map((row) => row.id),
    accountId,
  );
  return rows.map((row) => ({
    id: row.id,
    content: row.deletedAt === null ? row.content : "",
    score: row.score,
    is_deleted: row.deletedAt !== null,
    author: { id: row.accountId, nickname: row.nickname, avatar: avatarAddressOf(row.accountId, row.avatar) },
    language: row.language,
    is_spoiler: row.isSpoiler,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    helpful_count: row.helpfulCount,
    unhelpful_count: row.unhelpfulCount,
    my_vote: votes.has(row.id),
    is_mine: row.accountId === accountId,
  }));
}

async function votedReviews(
  queries: Queries,
  reviewIds: readonly string[],
  accountId: string | null,
): Promise<ReadonlySet<string>> {
  if (accountId === null || reviewIds.length === 0) return new Set();
  const rows = await queries
    .select({ reviewId: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.accountId, accountId), inArray(reviewVotes.reviewId, [...reviewIds])));
  return new Set(rows.map((row) => row.reviewId));
}

/** Excludes reviews that the player has reported, and those of blocked authors. */
export function isNotHiddenFrom(accountId: string): SQL {
  return sql`not exists (select 1 from ${reviewReports}
      where ${reviewReports.reviewId} = ${reviews.id} and ${reviewReports.accountId} = ${accountId})
    and not exists (select 1 from ${blockedAuthors}
      where ${blockedAuthors.authorId} = ${reviews.accountId} and ${blockedAuthors.accountId} = ${accountId})`;
}

/** Whether the author owns these goods. */
function isByOwnerOf(goodsId: string): SQL {
  return sql`exists (select 1 from ${ownedGoods}
    where ${ownedGoods.accountId} = ${reviews.accountId} and ${ownedGoods.goodsId} = ${goodsId})`;
}

function isAfter(key: SortKey | null, [, value, createdAt, id]: readonly [number, number, number, string]): SQL {
  const instant = sql`${new Date(createdAt).toISOString()}::timestamptz`;
  return key === null
    ? sql`(${reviews.createdAt}, ${reviews.id}) < (${instant}, ${id})`
    : sql`(${key.by}, ${reviews.createdAt}, ${reviews.id}) < (${value}::${sql.raw(key.type)}, ${instant}, ${id})`;
}
