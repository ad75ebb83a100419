import { and, desc, eq } from "drizzle-orm";
import { ageBoardOf } from "#core/catalogue/age-board.ts";
import { COUNTRY_STAGES } from "#core/catalogue/country-stage.ts";
import { exclusionOf, type GameFilter } from "#core/catalogue/game-filters.ts";
import type { Availability } from "#core/catalogue/goods.ts";
import { priceBandsOf, readPriceBand, writePriceBand } from "#core/catalogue/price-band.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { ownedGames, recentGames } from "../database/schema/index.ts";
import { currencyOf, fractionDigitsOf } from "../domain/catalogue/currency.ts";
import { type CountOf, countValues, type FacetQuery } from "../domain/catalogue/facets.ts";
import { dependsOnPrices, type GameListQuery, type ListContext } from "../domain/catalogue/game-list-query.ts";
import { listGameCodes, suggestGameCodes } from "../domain/catalogue/list-games.ts";
import type { GoodsReader } from "../domain/catalogue/load-goods.ts";
import { createRecentTotals } from "../domain/catalogue/recent-totals.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { goodsNamedBy, NO_GOODS } from "../domain/catalogue/suggest-goods.ts";
import { reviewRightOf } from "../domain/reviews/review-right.ts";
import { labelsOfText } from "../domain/search/labels-of-text.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import type { HeavyRead } from "../http/heavy-reads.ts";
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
/** Genres and tags beside suggested games. */
const MAX_LABELS = 4;
const STATES_OF_GOODS: Readonly<Partial<Record<Availability, "elsewhere" | "coming">>> = {
  NOT_IN_COUNTRY: "elsewhere",
  COMING_SOON: "coming",
};
/** Maximum number of recently visited games, in the list and in the database. */
const RECENT_GAMES = 20;

/** In whose turn the values of a list are counted: that of searches, of lists with filters, or of the whole store. */
function heavyReadOf({ q = "", offered: _, ...filters }: Omit<FacetQuery, "countryCode">): HeavyRead {
  if (hasInk(q)) return "search";
  return Object.values(filters).every((value) => value === undefined) ? "wholeStore" : "counts";
}

export function gameCalls(
  { services, games: reader, labels, facets, prices, titleLocales }: CatalogueServices,
  goods: GoodsReader,
): GameCalls {
  const { queries } = services.database;
  const totals = createRecentTotals();
  const counts = createRecentTotals<CountOf>();

  const listContext = async (scope: RequestScope, text = ""): Promise<ListContext> => {
    const locales = await titleLocales.read();
    const titleLocale = locales.includes(scope.locale) ? scope.locale : FALLBACK_LOCALE;
    return {
      now: scope.now,
      country: scope.viewCountry,
      shell: scope.shell,
      titleLocale,
      ...(hasInk(text) && { named: labelsOfText(await labels.read(), text, scope.locale) }),
      closedGames: scope.closedGames,
    };
  };

  const pageOf = async (query: GameListQuery, scope: RequestScope) => {
    if (dependsOnPrices(query)) await prices.bringUpTo(scope.now);
    const page = await listGameCodes(queries, totals, query, await listContext(scope, query.q));
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

    listFacets: async ({ query, scope }) => {
      await prices.bringUpTo(scope.now);
      const context = await listContext(scope, query.q);
      const { countryCode, ...list } = query;
      const { country, shell, closedGames, now } = context;
      const [values, texts, countOf] = await Promise.all([
        facets.read(),
        labels.read(),
        counts.totalOf(JSON.stringify([list, country, shell, context.named, ...closedGames]), now, () =>
          services.heavyReads.run(heavyReadOf(list), scope, () => countValues(queries, query, context)),
        ),
      ]);
      const counted = (kind: GameFilter, all: typeof values.genres, isKept = false) => {
        const chosen = [query[kind], query[exclusionOf(kind)]].flatMap((list) => list?.split(",") ?? []);
        return all.flatMap(({ value }) => {
          const count = countOf(kind, value);
          return isKept || count > 0 || chosen.includes(value) ? [{ value, count }] : [];
        });
      };
      const labelled = (kind: "genre" | "tag" | "accessibility", all: ReturnType<typeof counted>) =>
        all.map((one) => ({ ...one, label: texts.textOf(kind, one.value, scope.locale) }));
      const board = ageBoardOf(country);
      const ages = values.ages.filter((age) => age.board === board);
      const currency = currencyOf(country);
      const bands = priceBandsOf(currency, fractionDigitsOf(currency));
      const priced = counted(
        "price",
        bands.map((band) => ({ value: writePriceBand(band), count: 0 })),
      );
      return {
        genres: labelled("genre", counted("genre", values.genres, true)),
        tags: labelled("tag", counted("tag", values.tags)),
        platforms: counted("platform", values.platforms),
        languages: counted("language", values.languages),
        ages: counted("age", ages).map((one) => ({
          ...one,
          label: ages.find(({ value }) => value === one.value)?.label ?? one.value,
        })),
        accessibility: labelled("accessibility", counted("accessibility", values.accessibility)),
        stages: COUNTRY_STAGES.map((value) => ({ value, count: countOf("stage", value) })),
        elsewhere: countOf("elsewhere", ""),
        prices: priced.flatMap((one) => {
          const band = readPriceBand(one.value);
          return band === null ? [] : [{ ...one, ...band, currency }];
        }),
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
      const viewer = viewerOf(scope);
      const texts = await labels.read();
      const named = labelsOfText(texts, query.q, scope.locale);
      const { gameCodes, isClosest } = await suggestGameCodes(queries, query.q, {
        limit: SUGGESTIONS,
        closedGames: scope.closedGames,
      });
      const found = (["genre", "tag"] as const)
        .flatMap((kind) =>
          named[kind].map((value) => ({ kind, value, label: texts.textOf(kind, value, scope.locale) })),
        )
        .slice(0, MAX_LABELS);
      // Who typed a genre has found it: titles that are merely like it would only be in the way.
      const games = isClosest && found.length > 0 ? [] : await reader.suggestions(gameCodes, viewer);
      const namedGoods = isClosest
        ? NO_GOODS
        : await goodsNamedBy(queries, query.q, { found: games, locale: scope.locale });
      const things = await goods.many(namedGoods.goodsIds, viewer);
      const imageOf = new Map(games.map(({ gameCode, image }) => [gameCode, image]));
      return {
        suggestions: games.filter(({ gameCode }) => !namedGoods.gameCodes.has(gameCode)),
        goods: things.map(({ goodsId, gameCode, contentType, title, textLocale, price, availability }) => ({
          goodsId,
          contentType,
          gameCode,
          title,
          textLocale,
          image: imageOf.get(gameCode) ?? "",
          state: (availability && STATES_OF_GOODS[availability]) ?? null,
          price: availability === "NOT_IN_COUNTRY" ? null : price,
        })),
        labels: found,
        is_closest: isClosest && found.length === 0,
      };
    },

    listLanguages: async () => ({ languages: LOCALES.map((tag) => ({ tag })) }),
  };
}
