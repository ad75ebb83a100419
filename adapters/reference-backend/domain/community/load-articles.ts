import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import {
  accounts,
  articles,
  type BoardRow,
  games,
  moderators,
  postLikes,
} from "#adapters/reference-backend/database/schema/index.ts";
import {
  cursorInstantSchema,
  cursorSmallIntegerSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { BackendWork } from "#adapters/reference-backend/work.ts";
import type {
  articleListQuerySchema,
  articleSchema,
  articleSummarySchema,
  latestArticlesAnswerSchema,
} from "#adapters/wire/community.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { gameTitlesOf } from "../catalogue/game-titles.ts";
import type { RecentTotals } from "../catalogue/recent-totals.ts";
import { closestText } from "../catalogue/text-order.ts";
import { avatarAddressOf } from "../media/avatar.ts";
import { matchesSearch } from "../search/matching-text.ts";
import { currentArticleBody } from "./current-html.ts";
import { isInLanguage, languageParts, readParts } from "./post-languages.ts";
import { hiddenReasonOf, isForReader, type Reader, readerColumns } from "./reader.ts";

export type WireSummary = v.InferInput<typeof articleSummarySchema>;
type WireSummaryOfGame = v.InferInput<typeof latestArticlesAnswerSchema>["articles"][number];
type WireArticle = v.InferInput<typeof articleSchema>;
type ArticleListQuery = v.InferOutput<typeof articleListQuerySchema>;
type Sort = NonNullable<ArticleListQuery["sort"]>;

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([
  cursorSmallIntegerSchema,
  cursorSmallIntegerSchema,
  cursorSmallIntegerSchema,
  cursorInstantSchema,
  cursorTextSchema,
]);

export const isModeratorColumn = (accountId: SQL) =>
  sql<boolean>`exists (select 1 from ${moderators} where ${moderators.accountId} = ${accountId})`;

const SUMMARY_COLUMNS = {
  id: articles.id,
  gameCode: articles.gameCode,
  boardAlias: articles.boardAlias,
  menu: articles.menu,
  accountId: articles.accountId,
  nickname: accounts.nickname,
  avatar: accounts.avatar,
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

/** The same with the boards of the game, for lists over all games. */
export const SUMMARY_OF_GAME_COLUMNS = { ...SUMMARY_COLUMNS, boards: games.boards } as const;

/** Columns of an author beside the id. */
interface AuthorRow {
  readonly nickname: string;
  readonly avatar: number | null;
  readonly isModerator: boolean;
}

type SummaryRow = Omit<
  typeof articles.$inferSelect,
  "body" | "htmlRulesVersion" | "imageIds" | "deletedAt" | "updatedAt" | "searchText" | "searchGrams" | "reportCount"
> &
  AuthorRow;

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
  const { sort = "new", menu, search = "", language, languagesFirst } = query;
  const list = JSON.stringify(["articles", gameCode, boardAlias, sort, menu, search, language, languagesFirst]);
  const after = decodeCursor(query.previousValue, list, cursorSchema);
  const found = hasInk(search) ? matchesSearch(articles, search) : undefined;
  // Pinned articles precede all others in whatever language they are.
  const parts =
    languagesFirst === undefined
      ? [undefined]
      : [
          sql`${articles.pinned}`,
          ...languageParts(articles.language, languagesFirst).map((part) => and(sql`not ${articles.pinned}`, part)),
        ];
  const rows =
    found === null
      ? []
      : await readParts(parts, after?.[0] ?? 0, PAGE_SIZE + 1, (part, isStart, limit) =>
          queries
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
                language === undefined ? undefined : isInLanguage(articles.language, language),
                part,
                sort === "recommended" ? sql`(${articles.recommended} or ${articles.pinned})` : undefined,
                after === undefined || !isStart ? undefined : isAfter(sort, after),
              ),
            )
            .orderBy(
              sql`${articles.pinned} desc nulls last`,
              ...(sort === "new" ? [] : [sql`${articles.likeCount} desc nulls last`]),
              sql`${articles.createdAt} desc nulls last`,
              sql`${articles.id} desc nulls last`,
            )
            .limit(limit),
        );
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    articles: page.map(({ row }) => wireSummary(row, reader)),
    cursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? encodeCursor(list, [
            last.part,
            last.row.pinned ? 1 : 0,
            last.row.likeCount,
            last.row.createdAt.getTime(),
            last.row.id,
          ])
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

function wireSummary(row: SummaryRow, reader: Reader): WireSummary {
  return {
    id: row.id,
    game_code: row.gameCode,
    board_alias: row.boardAlias,
    menu: row.menu,
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    author: wireAuthor(row.accountId, row),
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

/** Articles of any game, each with the titles of its game and its board. */
export async function wireSummariesOfGames(
  queries: Queries,
  rows: readonly (SummaryRow & { readonly boards: readonly BoardRow[] })[],
  { reader, locale }: { readonly reader: Reader; readonly locale: string },
): Promise<WireSummaryOfGame[]> {
  const titles = await gameTitlesOf(
    queries,
    rows.map((row) => row.gameCode),
    locale,
  );
  return rows.map((row) => {
    const board = row.boards.find(({ alias }) => alias === row.boardAlias);
    return {
      ...wireSummary(row, reader),
      game_title: titles.get(row.gameCode) ?? row.gameCode,
      board_title: (board && closestText(board.titles, locale)) ?? row.boardAlias,
    };
  });
}

export function wireAuthor(id: string, { nickname, avatar, isModerator }: AuthorRow) {
  return { id, nickname, avatar: avatarAddressOf(id, avatar), is_moderator: isModerator };
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

function isAfter(sort: Sort, [, pinned, likes, createdAt, id]: readonly [number, number, number, number, string]): SQL {
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
