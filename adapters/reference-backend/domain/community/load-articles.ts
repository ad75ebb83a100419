import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { accounts, articles, moderators, postLikes } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import {
  cursorInstantSchema,
  cursorSmallIntegerSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { BackendWork } from "#adapters/reference-backend/work.ts";
import type { articleListQuerySchema, articleSchema, articleSummarySchema } from "#adapters/wire/community.ts";
import type { RecentTotals } from "../catalogue/recent-totals.ts";
import { avatarAddressOf } from "../media/avatar.ts";
import { articleTermsOf } from "../search/article-terms.ts";
import { currentArticleBody } from "./current-html.ts";
import { hiddenReasonOf, isForReader, type Reader, readerColumns } from "./reader.ts";

export type WireSummary = v.InferInput<typeof articleSummarySchema>;
type WireArticle = v.InferInput<typeof articleSchema>;
type ArticleListQuery = v.InferOutput<typeof articleListQuerySchema>;
type Sort = NonNullable<ArticleListQuery["sort"]>;

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([
  cursorSmallIntegerSchema,
  cursorSmallIntegerSchema,
  cursorInstantSchema,
  cursorTextSchema,
]);

export const isModeratorColumn = (accountId: SQL) =>
  sql<boolean>`exists (select 1 from ${moderators} where ${moderators.accountId} = ${accountId})`;

export const SUMMARY_COLUMNS = {
  id: articles.id,
  gameCode: articles.gameCode,
  boardAlias: articles.boardAlias,
  menu: articles.menu,
  accountId: articles.accountId,
  nickname: accounts.nickname,
  isModerator: isModeratorColumn(sql`${articles.accountId}`),
  language: articles.language,
  title: articles.title,
  excerpt: articles.excerpt,
  image: articles.image,
  createdAt: articles.createdAt,
  hiddenBy: articles.hiddenBy,
  pinned: articles.pinned,
  recommended: articles.recommended,
  likeCount: articles.likeCount,
  commentCount: articles.commentCount,
} as const;

type SummaryRow = Omit<
  typeof articles.$inferSelect,
  "body" | "htmlRulesVersion" | "deletedAt" | "updatedAt" | "searchText" | "searchGrams" | "reportCount"
> & { readonly nickname: string; readonly isModerator: boolean };

/** A page of the articles of a board. */
export async function listArticles(
  queries: Queries,
  input: {
    readonly gameCode: string;
    readonly boardAlias: string;
    readonly query: ArticleListQuery;
    readonly reader: Reader;
    readonly now: Date;
  },
): Promise<{ readonly articles: WireSummary[]; readonly cursor: string | null }> {
  const { gameCode, boardAlias, query, reader, now } = input;
  const { sort = "new", menu, search = "" } = query;
  const list = JSON.stringify(["articles", gameCode, boardAlias, sort, menu, search]);
  const after = decodeCursor(query.previousValue, list, cursorSchema);
  const found = search.trim() === "" ? undefined : matches(search);
  const rows =
    found === null
      ? []
      : await queries
          .select(SUMMARY_COLUMNS)
          .from(articles)
          .innerJoin(accounts, eq(accounts.id, articles.accountId))
          .where(
            and(
              eq(articles.gameCode, gameCode),
              eq(articles.boardAlias, boardAlias),
              isShown(now),
              articlesFor(reader),
              menu === undefined ? undefined : eq(articles.menu, menu),
              found,
              sort === "recommended" ? sql`(${articles.recommended} or ${articles.pinned})` : undefined,
              after === undefined ? undefined : isAfter(sort, after),
            ),
          )
          .orderBy(
            sql`${articles.pinned} desc nulls last`,
            ...(sort === "new" ? [] : [sql`${articles.likeCount} desc nulls last`]),
            sql`${articles.createdAt} desc nulls last`,
            sql`${articles.id} desc nulls last`,
          )
          .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    articles: page.map((row) => wireSummary(row, reader)),
    cursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? encodeCursor(list, [last.pinned ? 1 : 0, last.likeCount, last.createdAt.getTime(), last.id])
        : null,
  };
}

/** One article for its reader; `null` if the reader cannot see it. Deleted articles are visible to no reader. */
export async function findArticle(
  queries: Queries,
  articleId: string,
  { reader, now, work }: { readonly reader: Reader; readonly now: Date; readonly work: BackendWork },
): Promise<WireArticle | null> {
  const [row] = await queries
    .select({
      ...SUMMARY_COLUMNS,
      body: articles.body,
      htmlRulesVersion: articles.htmlRulesVersion,
      updatedAt: articles.updatedAt,
      ...readerColumns(reader, "article", sql`${articles.id}`, sql`${articles.accountId}`),
      isLiked:
        reader.accountId === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select 1 from ${postLikes} where ${postLikes.kind} = 'article'
              and ${postLikes.postId} = ${articles.id} and ${postLikes.accountId} = ${reader.accountId})`,
    })
    .from(articles)
    .innerJoin(accounts, eq(accounts.id, articles.accountId))
    .where(and(eq(articles.id, articleId), isShown(now)));
  if (row === undefined) return null;
  const hidden = hiddenReasonOf(reader, row);
  if (hidden === "moderated") return null;
  return {
    ...wireSummary(row, reader),
    body: await currentArticleBody(queries, work, row),
    updated_at: row.updatedAt.toISOString(),
    my_like: row.isLiked,
    hidden,
    my_role: reader.role,
  };
}

export function wireSummary(row: SummaryRow, reader: Reader): WireSummary {
  return {
    id: row.id,
    game_code: row.gameCode,
    board_alias: row.boardAlias,
    menu: row.menu,
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    author: wireAuthor(row.accountId, row.nickname, row.isModerator),
    created_at: row.createdAt.toISOString(),
    pinned: row.pinned,
    recommended: row.recommended,
    like_count: row.likeCount,
    comment_count: row.commentCount,
    language: row.language,
    is_mine: row.accountId === reader.accountId,
    hidden_by: row.accountId === reader.accountId || reader.role === "moderator" ? row.hiddenBy : null,
  };
}

export function wireAuthor(id: string, nickname: string, isModerator: boolean) {
  return { id, nickname, avatar: avatarAddressOf(id), is_moderator: isModerator };
}

/** Visible articles: not deleted, and not dated in the future. */
export function isShown(now: Date): SQL | undefined {
  return and(isNull(articles.deletedAt), lte(articles.createdAt, now));
}

/** Articles that lists show to a reader. */
export function articlesFor(reader: Reader): SQL | undefined {
  return isForReader(reader, "article", {
    id: sql`${articles.id}`,
    author: sql`${articles.accountId}`,
    hiddenBy: sql`${articles.hiddenBy}`,
  });
}

/** Articles that match all terms of a search; `null` if the search has no usable term. */
function matches(search: string): SQL | null {
  const terms = articleTermsOf(search);
  if (terms === null) return null;
  const each = terms.map(({ phrases, grams }) =>
    and(
      ...phrases.map((phrase) => sql`${articles.searchText} like ${`%${phrase}%`}`),
      grams.length === 0 ? undefined : sql`${articles.searchGrams} @> ${textArray(grams)}`,
    ),
  );
  return or(...each) ?? null;
}

function isAfter(sort: Sort, [pinned, likes, createdAt, id]: readonly [number, number, number, string]): SQL {
  const values = sql`${new Date(createdAt).toISOString()}::timestamptz, ${id}`;
  return sort === "new"
    ? sql`(${articles.pinned}, ${articles.createdAt}, ${articles.id}) < (${pinned === 1}::boolean, ${values})`
    : sql`(${articles.pinned}, ${articles.likeCount}, ${articles.createdAt}, ${articles.id})
        < (${pinned === 1}::boolean, ${likes}::int, ${values})`;
}

/**
 * Maximum number of articles of a board that are counted exactly on each read; larger counts are cached for a while.
 */
const COUNTED_AT_ONCE = 1_000;

/** Number of articles of a board. */
export async function countArticles(
  queries: Queries,
  totals: RecentTotals,
  board: { readonly gameCode: string; readonly alias: string },
  now: Date,
): Promise<number> {
  const { gameCode, alias } = board;
  const standing = and(
    eq(articles.gameCode, gameCode),
    eq(articles.boardAlias, alias),
    isShown(now),
    isNull(articles.hiddenBy),
  );
  const count = async (bound: SQL): Promise<number> => {
    const [counted] = await selectRows<{ count: number }>(
      queries,
      sql`select count(*)::int as count from (select 1 from ${articles} where ${standing} ${bound}) standing`,
    );
    return counted?.count ?? 0;
  };
  const few = await count(sql`limit ${COUNTED_AT_ONCE + 1}`);
  if (few <= COUNTED_AT_ONCE) return few;
  return await totals.totalOf(JSON.stringify([gameCode, alias]), now, () => count(sql``));
}
