import { and, count, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { textOfHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { type GameFacts, requireGame } from "../catalogue/require-game.ts";
import { byClosenessTo, closestText } from "../catalogue/text-order.ts";
import type { Queries } from "../database/database.ts";
import { accounts, articles, games, gameTexts } from "../database/schema/index.ts";
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

type CommunityCalls = Pick<CallHandlers, "listBoards" | "listArticles" | "listLatestArticles" | "getArticle">;
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

    listLatestArticles: async ({ query, scope }) => {
      const limit = query.limit === undefined ? PAGE_SIZE : Number(query.limit);
      const language = scope.locale.split("-")[0] ?? "";
      const own = await latest(queries, scope, sql`split_part(${articles.language}, '-', 1) = ${language}`, limit);
      const missing = limit - own.length;
      const isRead = sql`split_part(${articles.language}, '-', 1) = ${FALLBACK_LANGUAGE}`;
      const others =
        missing === 0 || language === FALLBACK_LANGUAGE ? [] : await latest(queries, scope, isRead, missing);
      const rows = [...own, ...others];
      const titles = await titlesOf(
        queries,
        rows.map((row) => row.gameCode),
        scope.locale,
      );
      return {
        articles: rows.map((row) => {
          const board = row.boards.find(({ alias }) => alias === row.boardAlias);
          return {
            ...wireArticle(row),
            game_title: titles.get(row.gameCode) ?? row.gameCode,
            board_title: (board && closestText(board.titles, scope.locale)) ?? row.boardAlias,
            excerpt: excerptOf(row.body),
          };
        }),
      };
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

/** Language of articles that are shown where there are too few in the reader's own. */
const FALLBACK_LANGUAGE = "en";
/** Characters of an excerpt. */
const EXCERPT_LENGTH = 160;

async function latest(queries: Queries, { now, country, shell }: RequestScope, language: SQL, limit: number) {
  const [launch, pre] =
    shell === "chat"
      ? [games.chatLaunchCountries, games.chatPreCountries]
      : [games.launchCountries, games.preCountries];
  return await queries
    .select({ ...ARTICLE_COLUMNS, body: articles.body, boards: games.boards })
    .from(articles)
    .innerJoin(accounts, eq(accounts.id, articles.accountId))
    .innerJoin(games, eq(games.gameCode, articles.gameCode))
    .where(
      and(
        isShown(now),
        eq(games.communityOpen, true),
        eq(games.display, true),
        sql`(${country} = any(${launch}) or ${country} = any(${pre}))`,
        language,
      ),
    )
    .orderBy(sql`${articles.createdAt} desc nulls last`, sql`${articles.id} desc nulls last`)
    .limit(limit);
}

async function titlesOf(queries: Queries, gameCodes: readonly string[], locale: string) {
  if (gameCodes.length === 0) return new Map<string, string>();
  const rows = await queries
    .selectDistinctOn([gameTexts.gameCode], { gameCode: gameTexts.gameCode, title: gameTexts.title })
    .from(gameTexts)
    .where(inArray(gameTexts.gameCode, [...gameCodes]))
    .orderBy(gameTexts.gameCode, byClosenessTo(locale, gameTexts.locale), gameTexts.locale);
  return new Map(rows.map((row) => [row.gameCode, row.title]));
}

/** The beginning of an article without its markup. */
function excerptOf(body: string): string {
  const words = textOfHtml(body).replace(/\s+/g, " ").trim();
  return words.length <= EXCERPT_LENGTH ? words : `${words.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, "")}…`;
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
