import { and, eq, type SQL, sql } from "drizzle-orm";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import type { Queries } from "../database/database.ts";
import { accounts, articles, games } from "../database/schema/index.ts";
import { gamesWithPosts } from "../domain/catalogue/game-list-query.ts";
import { createRecentTotals } from "../domain/catalogue/recent-totals.ts";
import { type GameFacts, requireGame } from "../domain/catalogue/require-game.ts";
import { closestText } from "../domain/catalogue/text-order.ts";
import { conflict } from "../domain/community/conflicts.ts";
import {
  articlesFor,
  countArticles,
  findArticle,
  isShown,
  listArticles,
  SUMMARY_OF_GAME_COLUMNS,
  wireSummariesOfGames,
} from "../domain/community/load-articles.ts";
import { type Reader, readerOf } from "../domain/community/reader.ts";
import { matchesSearch } from "../domain/search/matching-text.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import type { RequestScope } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type CommunityCalls = Pick<CallHandlers, "listBoards" | "listArticles" | "listLatestArticles" | "getArticle">;

const LATEST = 20;

/** Reading of the boards. */
export function communityCalls(services: Services): CommunityCalls {
  const { queries } = services.database;
  const totals = createRecentTotals();
  return {
    listBoards: async ({ parameters, scope }) => {
      const game = await requireGame(queries, parameters.gameCode);
      requireOpenCommunity(game, scope);
      if (game.boards.length === 0) throw conflict("noBoards");
      const [counts, { role }] = await Promise.all([
        Promise.all(
          game.boards.map(({ alias }) => countArticles(queries, totals, { gameCode: game.gameCode, alias }, scope.now)),
        ),
        readerOf(queries, scope),
      ]);
      return {
        boards: game.boards.map(({ alias, titles, menus = [] }, at) => ({
          alias,
          title: closestText(titles, scope.locale) ?? alias,
          article_count: counts[at] ?? 0,
          menus: menus.map((menu) => ({ id: menu.id, title: closestText(menu.titles, scope.locale) ?? menu.id })),
        })),
        my_role: role,
      };
    },

    listArticles: async ({ parameters, query, scope }) => {
      const { boardAlias } = parameters;
      const game = await requireOpenBoard(queries, parameters, scope);
      const reader = await readerOf(queries, scope);
      const page = await listArticles(queries, { gameCode: game.gameCode, boardAlias, query, reader, now: scope.now });
      if (page.articles.length === 0 && query.previousValue === undefined) throw conflict("emptyBoard");
      return { articles: page.articles, has_more: page.cursor !== null, previous_value: page.cursor };
    },

    listLatestArticles: async ({ query, scope }) => {
      const limit = query.limit === undefined ? LATEST : Number(query.limit);
      const reader = await readerOf(queries, scope);
      const language = scope.locale.split("-")[0] ?? "";
      const { search = "" } = query;
      const own = await latest(queries, { scope, reader, language, limit, search });
      const missing = limit - own.length;
      const others =
        missing === 0 || language === FALLBACK_LANGUAGE
          ? []
          : await latest(queries, { scope, reader, language: FALLBACK_LANGUAGE, limit: missing, search });
      const rows = [...own, ...others];
      return { articles: await wireSummariesOfGames(queries, rows, { reader, locale: scope.locale }) };
    },

    getArticle: async ({ parameters, scope }) => {
      const reader = await readerOf(queries, scope);
      const article = await findArticle(queries, parameters.articleId, {
        reader,
        now: scope.now,
        work: services.work,
      });
      if (article === null) throw conflict("articleGone");
      return article;
    },
  };
}

/** The game of a board that can be read and written here; 409 where it cannot. */
export async function requireOpenBoard(
  queries: Queries,
  parameters: { readonly gameCode: string; readonly boardAlias: string },
  scope: RequestScope,
): Promise<GameFacts> {
  const game = await requireGame(queries, parameters.gameCode);
  requireOpenCommunity(game, scope);
  if (!game.boards.some(({ alias }) => alias === parameters.boardAlias)) throw conflict("unknownBoard");
  return game;
}

/** Language of articles that are shown where there are too few in the reader's own. */
const FALLBACK_LANGUAGE = "en";

async function latest(
  queries: Queries,
  input: {
    readonly scope: RequestScope;
    readonly reader: Reader;
    readonly language: string;
    readonly limit: number;
    readonly search: string;
  },
) {
  const found = hasInk(input.search) ? matchesSearch(articles, input.search) : undefined;
  if (found === null) return [];
  const { now, viewCountry, shell, closedGames } = input.scope;
  const isLanguage: SQL = sql`split_part(${articles.language}, '-', 1) = ${input.language}`;
  return await queries
    .select(SUMMARY_OF_GAME_COLUMNS)
    .from(articles)
    .innerJoin(accounts, eq(accounts.id, articles.accountId))
    .innerJoin(games, eq(games.gameCode, articles.gameCode))
    .where(
      and(
        isShown(now),
        articlesFor(input.reader),
        eq(games.communityOpen, true),
        gamesWithPosts({ country: viewCountry, shell, closedGames }),
        isLanguage,
        found,
      ),
    )
    .orderBy(sql`${articles.createdAt} desc nulls last`, sql`${articles.id} desc nulls last`)
    .limit(input.limit);
}

/** The community is open if the game is released or announced in the country; the default is that of the request. */
export function requireOpenCommunity(game: GameFacts, scope: RequestScope, country = scope.viewCountry): void {
  const isHere = countryStageOf(game.countries, country, scope.shell) !== "teaser";
  if (!game.communityOpen || !isHere) throw conflict("notOpen");
}
