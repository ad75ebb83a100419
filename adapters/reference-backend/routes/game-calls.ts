import { and, eq } from "drizzle-orm";
import type { ListContext } from "../catalogue/game-list-query.ts";
import { listGameCodes, suggestGameCodes } from "../catalogue/list-games.ts";
import { createRecentTotals } from "../catalogue/recent-totals.ts";
import { requireGame } from "../catalogue/require-game.ts";
import { ownedGames, recentGames } from "../database/schema/index.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import { FALLBACK_LOCALE } from "../http/negotiate-locale.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import { reviewRightOf } from "../reviews/review-right.ts";
import type { CatalogueServices } from "./catalogue-services.ts";

type GameCalls = Pick<
  CallHandlers,
  "listGames" | "listFacets" | "getGame" | "getOwnGameRecord" | "rememberRecentGame" | "suggest" | "listLanguages"
>;

const SUGGESTIONS = 8;

export function gameCalls({ services, games: reader, labels, facets, titleLocales }: CatalogueServices): GameCalls {
  const { queries } = services.database;
  const totals = createRecentTotals();

  const listContext = async (scope: RequestScope): Promise<ListContext> => {
    const locales = await titleLocales.read();
    const titleLocale = locales.includes(scope.locale) ? scope.locale : FALLBACK_LOCALE;
    return { now: scope.now, country: scope.country, shell: scope.shell, titleLocale };
  };

  return {
    listGames: async ({ query, scope }) => {
      const page = await listGameCodes(queries, totals, query, await listContext(scope));
      return {
        games: await reader.summaries(page.gameCodes, scope),
        has_more: page.cursor !== null,
        previous_value: page.cursor,
        total: page.total,
      };
    },

    listFacets: async ({ scope }) => {
      const counts = await facets.read();
      const texts = await labels.read();
      return {
        genres: counts.genres.map(({ value, count }) => ({
          value,
          count,
          label: texts.textOf("genre", value, scope.locale),
        })),
        platforms: counts.platforms,
        languages: counts.languages,
      };
    },

    getGame: async ({ parameters, scope }) => {
      const game = await reader.game(parameters.gameCode, scope);
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

    suggest: async ({ query, scope }) => {
      const gameCodes = await suggestGameCodes(queries, query.q, SUGGESTIONS);
      return { suggestions: await reader.suggestions(gameCodes, scope.locale) };
    },

    listLanguages: async () => {
      const counts = await facets.read();
      return { languages: counts.languages.map(({ value }) => ({ tag: value })) };
    },
  };
}
