import { and, desc, eq } from "drizzle-orm";
import { ageBoardOf } from "#core/catalogue/age-board.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { ownedGames, recentGames } from "../database/schema/index.ts";
import { currencyOf } from "../domain/catalogue/currency.ts";
import { facetsWithout } from "../domain/catalogue/facets.ts";
import { dependsOnPrices, type GameListQuery, type ListContext } from "../domain/catalogue/game-list-query.ts";
import { listGameCodes, suggestGameCodes } from "../domain/catalogue/list-games.ts";
import { createRecentTotals } from "../domain/catalogue/recent-totals.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { reviewRightOf } from "../domain/reviews/review-right.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import { FALLBACK_LOCALE } from "../http/negotiate-locale.ts";
import { type RequestScope, requirePlayer, viewerOf } from "../http/request-scope.ts";
import type { CatalogueServices } from "./catalogue-services.ts";

type GameCalls = Pick<
  CallHandlers,
  | "listGames"
  | "searchGames"
  | "listFacets"
  | "getGame"
  | "getOwnGameRecord"
  | "rememberRecentGame"
  | "listRecentGames"
  | "forgetRecentGames"
  | "suggest"
  | "listLanguages"
>;

const SUGGESTIONS = 8;
/** Maximum number of recently visited games, in the list and in the database. */
const RECENT_GAMES = 20;

export function gameCalls({
  services,
  games: reader,
  labels,
  facets,
  prices,
  titleLocales,
}: CatalogueServices): GameCalls {
  const { queries } = services.database;
  const totals = createRecentTotals();

  const listContext = async (scope: RequestScope): Promise<ListContext> => {
    const locales = await titleLocales.read();
    const titleLocale = locales.includes(scope.locale) ? scope.locale : FALLBACK_LOCALE;
    return {
      now: scope.now,
      country: scope.viewCountry,
      shell: scope.shell,
      titleLocale,
      closedGames: scope.closedGames,
    };
  };

  const pageOf = async (query: GameListQuery, scope: RequestScope) => {
    if (dependsOnPrices(query)) await prices.bringUpTo(scope.now);
    const page = await listGameCodes(queries, totals, query, await listContext(scope));
    return {
      games: await reader.summaries(page.gameCodes, viewerOf(scope)),
      has_more: page.cursor !== null,
      previous_value: page.cursor,
      total: page.total,
      is_closest: page.isClosest,
    };
  };

  return {
    listGames: ({ query, scope }) => pageOf(query, scope),
    searchGames: ({ query, scope }) => pageOf(query, scope),

    listFacets: async ({ scope }) => {
      await prices.bringUpTo(scope.now);
      const [counts, texts, bands] = await Promise.all([
        facets.read().then((all) => facetsWithout(queries, all, scope.closedGames)),
        labels.read(),
        prices.bandsIn(currencyOf(scope.viewCountry), scope.closedGames),
      ]);
      const labelled = (kind: "genre" | "tag" | "accessibility", values: typeof counts.genres) =>
        values.map(({ value, count }) => ({ value, count, label: texts.textOf(kind, value, scope.locale) }));
      const board = ageBoardOf(scope.viewCountry);
      return {
        genres: labelled("genre", counts.genres),
        tags: labelled("tag", counts.tags),
        platforms: counts.platforms,
        languages: counts.languages,
        ages: counts.ages
          .filter((age) => age.board === board)
          .map(({ value, count, label }) => ({ value, count, label })),
        accessibility: labelled("accessibility", counts.accessibility),
        prices: bands.map(({ value, count, currency, from, to }) => ({ value, count, currency, from, to })),
      };
    },

    getGame: async ({ parameters, scope }) => {
      const game = await reader.game(parameters.gameCode, viewerOf(scope));
      if (game === null) throw notFound("game");
      return game;
    },

    getOwnGameRecord: async ({ parameters, scope }) => {
      const player = requirePlayer(scope);
      const game = await requireGame(queries, parameters.gameCode);
      const right = await reviewRightOf(queries, { player, game, now: scope.now });
      const [owned] = await queries
        .select({ playMinutes: ownedGames.playMinutes })
        .from(ownedGames)
        .where(and(eq(ownedGames.accountId, player.accountId), eq(ownedGames.gameCode, game.gameCode)));
      return {
        game_code: game.gameCode,
        owned: right.owned,
        pre_registered: right.preRegistered,
        can_review: right.refusal === null,
        review_refusal: right.refusal,
        play_minutes: owned?.playMinutes ?? 0,
      };
    },

    rememberRecentGame: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      await queries
        .insert(recentGames)
        .values({ accountId, gameCode, visitedAt: scope.now })
        .onConflictDoUpdate({
          target: [recentGames.accountId, recentGames.gameCode],
          set: { visitedAt: scope.now },
        });
      return { result: true };
    },

    listRecentGames: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const rows = await queries
        .select({ gameCode: recentGames.gameCode })
        .from(recentGames)
        .where(eq(recentGames.accountId, accountId))
        .orderBy(desc(recentGames.visitedAt), recentGames.gameCode)
        .limit(RECENT_GAMES);
      return {
        games: await reader.summaries(
          rows.map(({ gameCode }) => gameCode),
          viewerOf(scope),
        ),
      };
    },

    forgetRecentGames: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      await queries.delete(recentGames).where(eq(recentGames.accountId, accountId));
      return { result: true };
    },

    suggest: async ({ query, scope }) => {
      const { gameCodes, isClosest } = await suggestGameCodes(queries, query.q, {
        limit: SUGGESTIONS,
        closedGames: scope.closedGames,
      });
      return { suggestions: await reader.suggestions(gameCodes, scope.locale), is_closest: isClosest };
    },

    listLanguages: async () => ({ languages: LOCALES.map((tag) => ({ tag })) }),
  };
}
