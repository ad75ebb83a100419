import { and, count, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { type GameFacts, requireGame } from "../catalogue/require-game.ts";
import { closestText } from "../catalogue/text-order.ts";
import { accounts, articles } from "../database/schema/index.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import {
  cursorInstantSchema,
  cursorSmallIntegerSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "../http/cursor.ts";
import type { RequestScope } from "../http/request-scope.ts";
import { avatarAddressOf } from "../media/avatar.ts";
import type { Services } from "../services.ts";

type CommunityCalls = Pick<CallHandlers, "listBoards" | "listArticles" | "getArticle">;
type Sort = "new" | "top" | "recommended";

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([
  cursorSmallIntegerSchema,
  cursorSmallIntegerSchema,
  cursorInstantSchema,
  cursorTextSchema,
]);

/** Conflicts of the community service (specification, section 8: `lime` and `empty`). */
const CONFLICTS = {
  noBoards: { code: 40901, message: "The game has no boards." },
  unknownBoard: { code: 40902, message: "There is no such board." },
  emptyBoard: { code: 40903, message: "Nobody has written on this board yet." },
  notOpen: { code: 40904, message: "The community of this game is not open here." },
  articleGone: { code: 40905, message: "The article is gone." },
} as const;

const ARTICLE_COLUMNS = {
  id: articles.id,
  gameCode: articles.gameCode,
  boardAlias: articles.boardAlias,
  accountId: articles.accountId,
  nickname: accounts.nickname,
  language: articles.language,
  title: articles.title,
  createdAt: articles.createdAt,
  pinned: articles.pinned,
  recommended: articles.recommended,
  likeCount: articles.likeCount,
  commentCount: articles.commentCount,
} as const;

type ArticleRow = Omit<typeof articles.$inferSelect, "body" | "deletedAt"> & { readonly nickname: string };

export function communityCalls(services: Services): CommunityCalls {
  const { queries } = services.database;
  return {
    listBoards: async ({ parameters, scope }) => {
      const game = await requireGame(queries, parameters.gameCode);
      requireOpenCommunity(game, scope);
      if (game.boards.length === 0) throw conflict("noBoards");
      const counts = await queries
        .select({ alias: articles.boardAlias, count: count() })
        .from(articles)
        .where(and(eq(articles.gameCode, game.gameCode), isShown(scope.now)))
        .groupBy(articles.boardAlias);
      return {
        boards: game.boards.map((board) => ({
          alias: board.alias,
          title: closestText(board.titles, scope.locale) ?? board.alias,
          article_count: counts.find((row) => row.alias === board.alias)?.count ?? 0,
        })),
      };
    },

    listArticles: async ({ parameters, query, scope }) => {
      const { boardAlias } = parameters;
      const game = await requireGame(queries, parameters.gameCode);
      requireOpenCommunity(game, scope);
      if (!game.boards.some((board) => board.alias === boardAlias)) throw conflict("unknownBoard");
      const sort = query.sort ?? "new";
      const list = JSON.stringify(["articles", game.gameCode, boardAlias, sort]);
      const after = decodeCursor(query.previousValue, list, cursorSchema);
      const rows = await queries
        .select(ARTICLE_COLUMNS)
        .from(articles)
        .innerJoin(accounts, eq(accounts.id, articles.accountId))
        .where(
          and(
            eq(articles.gameCode, game.gameCode),
            eq(articles.boardAlias, boardAlias),
            isShown(scope.now),
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
      if (rows.length === 0 && after === undefined) throw conflict("emptyBoard");
      const page = rows.slice(0, PAGE_SIZE);
      const cursor = rows.length > PAGE_SIZE ? cursorAfter(list, page.at(-1)) : null;
      return { articles: page.map(wireArticle), has_more: cursor !== null, previous_value: cursor };
    },

    getArticle: async ({ parameters, scope }) => {
      const [row] = await queries
        .select({ ...ARTICLE_COLUMNS, body: articles.body })
        .from(articles)
        .innerJoin(accounts, eq(accounts.id, articles.accountId))
        .where(and(eq(articles.id, parameters.articleId), isShown(scope.now)));
      if (row === undefined) throw conflict("articleGone");
      return { ...wireArticle(row), body: row.body };
    },
  };
}

/** The community is open where the game is, or is to come. */
function requireOpenCommunity(game: GameFacts, scope: RequestScope): void {
  const isHere = countryStageOf(game.countries, scope.country, scope.shell) !== "teaser";
  if (!game.communityOpen || !isHere) throw conflict("notOpen");
}

function conflict(name: keyof typeof CONFLICTS): CallRefusal {
  const { code, message } = CONFLICTS[name];
  return new CallRefusal(409, code, message);
}

function isShown(now: Date): SQL | undefined {
  return and(isNull(articles.deletedAt), lte(articles.createdAt, now));
}

function isAfter(sort: Sort, [pinned, likes, createdAt, id]: readonly [number, number, number, string]): SQL {
  const values = sql`${new Date(createdAt).toISOString()}::timestamptz, ${id}`;
  return sort === "new"
    ? sql`(${articles.pinned}, ${articles.createdAt}, ${articles.id}) < (${pinned === 1}::boolean, ${values})`
    : sql`(${articles.pinned}, ${articles.likeCount}, ${articles.createdAt}, ${articles.id})
        < (${pinned === 1}::boolean, ${likes}::int, ${values})`;
}

function cursorAfter(list: string, last: ArticleRow | undefined): string | null {
  if (last === undefined) return null;
  return encodeCursor(list, [last.pinned ? 1 : 0, last.likeCount, last.createdAt.getTime(), last.id]);
}

function wireArticle(row: ArticleRow) {
  return {
    id: row.id,
    game_code: row.gameCode,
    board_alias: row.boardAlias,
    title: row.title,
    author: { id: row.accountId, nickname: row.nickname, avatar: avatarAddressOf(row.accountId) },
    created_at: row.createdAt.toISOString(),
    pinned: row.pinned,
    like_count: row.likeCount,
    comment_count: row.commentCount,
    language: row.language,
  };
}
