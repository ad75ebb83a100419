import { type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import {
  gamePrices,
  games,
  gameTitles,
  goodsPrices,
  reviewTotals,
} from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import type { gameListQuerySchema } from "#adapters/wire/games.ts";
import { exclusionOf, FILTERS_OF_ALL, GAME_FILTERS, type GameFilter } from "#core/catalogue/game-filters.ts";
import { readPriceBand } from "#core/catalogue/price-band.ts";
import type { Shell } from "#core/shell/shell.ts";
import { isLatinWord, type KeyTerms, type SearchTerms, type WordTerms } from "../search/search-terms.ts";
import { SEARCH_MARKS } from "../search/stored-search-text.ts";
import { type ClosedGames, isOpenGame } from "./closed-games.ts";
import { currencyOf } from "./currency.ts";
import { isOnSale } from "./prices.ts";

export type GameListQuery = v.InferOutput<typeof gameListQuerySchema>;

export interface ListContext {
  readonly now: Date;
  readonly country: string;
  readonly shell: Shell;
  /** Locale of the catalogue to sort titles by. */
  readonly titleLocale: string;
  /** These games are in no list. */
  readonly closedGames: ClosedGames;
}

/** Games that can be in a list at all: displayed ones that are open to the caller. */
export function listedGames(closedGames: ClosedGames): SQL {
  const isOpen = isOpenGame(games.gameCode, closedGames);
  return isOpen === undefined ? sql`${games.display}` : sql`${games.display} and ${isOpen}`;
}

/** The conditions a list of games must meet, without search and paging; whether it is on sale is asked by `saleConditions`. */
export function gameConditions(query: GameListQuery, context: ListContext): SQL[] {
  return [
    listedGames(context.closedGames),
    ...stageConditions(query.stage, context),
    ...releaseConditions(query.releaseState, context.now),
    ...preInstallConditions(query.preInstall, context.now),
    ...(query.codes === undefined ? [] : [sql`${games.gameCode} = any(${textArray(query.codes.split(","))})`]),
    ...GAME_FILTERS.flatMap((filter) => filterConditions(filter, query, context)),
  ];
}

/** Search condition: the text contains every word, or a title contains the query written without spaces. */
export function searchCondition(terms: SearchTerms): SQL {
  const isOneWord = ({ key }: KeyTerms) => terms.alternatives.some(({ all }) => all.length === 1 && all[0] === key);
  const conditions = [
    ...terms.alternatives.map(allWords),
    // Keys of a single word are skipped: the alternatives above match titles that begin with it.
    ...terms.keys
      .filter((key) => !isOneWord(key))
      .map((key) => sql`(${hasGrams(key)} and ${games.searchText} like ${`%${startOf(key)}%`})`),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function allWords({ words, cutWords, grams }: WordTerms): SQL {
  return sql`(${sql.join(
    [
      ...words.map((word) => sql`${games.searchText} like ${`%${word}%`}`),
      ...(grams.length === 0 ? [] : [sql`${games.searchGrams} @> ${textArray(grams)}`]),
      // Grams find the pieces in any order; the word itself must be there too, at a word's start if it is a short Latin one.
      ...cutWords.map((word) =>
        isLatinWord(word)
          ? sql`${games.searchText} ~ ${`[[:space:]]${word}`}`
          : sql`${games.searchText} like ${`%${word}%`}`,
      ),
    ],
    sql` and `,
  )})`;
}

const hasGrams = ({ grams }: KeyTerms): SQL => sql`${games.searchGrams} @> ${textArray(grams)}`;

/** Form of a key in the stored text: at the start of a word, or anywhere in scripts without spaces. */
const startOf = ({ key }: KeyTerms): string => (isLatinWord(key.charAt(0)) ? SEARCH_MARKS.part + key : key);

/**
 * Maximum candidates of a search by signs: comparing signs costs more than finding candidates, and only the best are
 * shown.
 */
const MAX_BY_SIGNS = 300;
/** Least share of the signs of a query in another script that a title must have. */
const MIN_SHARED_SIGNS = 0.6;

/** Conditions of a search that forgives wrong signs in scripts without words: most of the signs must be in the title. */
export function signConditions({ alternatives, signs }: SearchTerms): SQL[] {
  const latin = alternatives[0]?.words ?? [];
  const conditions = [
    sql`${games.display}`,
    ...latin.map((word) => sql`${games.searchText} like ${`%${word}%`}`),
    sql`${games.searchGrams} && ${textArray(signs)}`,
    sql`${signRank({ signs })} >= ${MIN_SHARED_SIGNS}`,
  ];
  return [
    sql`${games.gameCode} in (select ${games.gameCode} from ${games} where ${sql.join(conditions, sql` and `)}
      order by ${games.popularity} desc nulls last, ${games.gameCode} desc nulls last limit ${MAX_BY_SIGNS})`,
  ];
}

/** The share of the signs of a query that a title has. */
export function signRank({ signs }: Pick<SearchTerms, "signs">): SQL {
  return sql`((select count(*) from unnest(${games.searchGrams}) gram where gram = any(${textArray(signs)}))::float8 / ${signs.length}::float8)`;
}

/** Ways a title meets a search, the best first: it is the text, begins with it, or has a word that does. */
const patternsOf = ({ key }: KeyTerms) => {
  const { whole, part, end } = SEARCH_MARKS;
  return [`%${whole}${key}${end}%`, `%${whole}${key}%`, `%${part}${key}%`] as const;
};

/** Rank of a title for a search, higher is better: whole title, its beginning, the beginning of a word, any part. */
export function searchRank({ keys }: SearchTerms): SQL {
  const ranks = keys.map((key) => {
    const [whole, beginning, wordBeginning] = patternsOf(key);
    return sql`case when ${games.searchText} like ${whole} then 3
      when ${games.searchText} like ${beginning} then 2
      when ${games.searchText} like ${wordBeginning} then 1 else 0 end`;
  });
  return sql`greatest(${sql.join(ranks, sql`, `)})::float8`;
}

/** Minimum length of a key for which prefix matches of titles are specific enough. */
const TELLING_BEGINNING = 3;
/** Key length from which its trigrams together are selective: few other texts contain all of them. */
const TELLING_TRIGRAMS = 8;

/**
 * The steps of that rank as conditions of their own, to be asked one after the other: within a step the most popular come
 * first, which an index knows, while a rank has to be computed for every game that matches.
 */
export function searchSteps(terms: SearchTerms): SQL[] {
  const steps = ([0, 1, 2] as const).map((step) => {
    const conditions = terms.keys.map((key) => {
      // For keys of middle length the trigram index finds thousands of texts, and PostgreSQL would scan it beside the
      // gram index. Appending an empty string makes the expression differ from the indexed one, so the trigram index is
      // not used.
      const isTelling = key.key.length < TELLING_BEGINNING || key.key.length >= TELLING_TRIGRAMS;
      const text = isTelling ? sql`${games.searchText}` : sql`(${games.searchText} || '')`;
      return sql`(${hasGrams(key)} and ${text} like ${patternsOf(key)[step]})`;
    });
    return sql`(${sql.join(conditions, sql` or `)})`;
  });
  return [...steps, searchCondition(terms)];
}

/** A value games are sorted by. */
interface SortKey {
  readonly by: SQL;
  /** Type in the database: a cursor's value must have it for the index to be used. */
  readonly type: "float8" | "bigint" | "text";
}

/** Source of the sort keys: the table joined to the games; the last key makes a row unique. */
export interface OrderPart {
  readonly keys: readonly SortKey[];
  readonly join: SQL;
  /** Extra conditions for the games of this part, e.g. that they are on sale. */
  readonly conditions: readonly SQL[];
}

/**
 * One way to sort games. All of a part come before those of the next, and parts have keys of the same types: each is read
 * alone, since an index knows the order within a part and not across them.
 */
export interface GameOrder {
  readonly direction: "asc" | "desc";
  readonly parts: readonly [OrderPart, ...OrderPart[]];
}

/** Ranks of a game without a price. */
const LAST_UPWARDS = Number.MAX_SAFE_INTEGER;
const LAST_DOWNWARDS = -1;

/** Whether current prices affect a list. */
export function dependsOnPrices({ price, notPrice, sort }: GameListQuery): boolean {
  return price !== undefined || notPrice !== undefined || sort === "price" || sort === "price_desc";
}

export function gameOrder(query: GameListQuery, context: ListContext, rank: SQL | null): GameOrder {
  const byCode = textKey(sql`${games.gameCode}`);
  const inOne = (direction: GameOrder["direction"], keys: readonly SortKey[], join = sql``): GameOrder => ({
    direction,
    parts: [{ keys, join, conditions: saleConditions(query, context) }],
  });
  switch (query.sort) {
    case "newest":
      return inOne("desc", [bigintKey(sql`${games.newestRank}`), byCode]);
    case "release":
      return inOne("asc", [bigintKey(sql`${games.releaseRank}`), byCode]);
    case "rating":
      return inOne(
        "desc",
        [floatKey(sql`${reviewTotals.rating}`), textKey(sql`${reviewTotals.gameCode}`)],
        sql`inner join ${reviewTotals} on ${reviewTotals.gameCode} = ${games.gameCode}`,
      );
    case "title":
      return inOne(
        "asc",
        [textKey(sql`${gameTitles.sortTitle}`), textKey(sql`${gameTitles.gameCode}`)],
        sql`inner join ${gameTitles} on ${gameTitles.gameCode} = ${games.gameCode} and ${gameTitles.locale} = ${context.titleLocale}`,
      );
    case "price":
      return priceOrder("asc", LAST_UPWARDS, query, context);
    case "price_desc":
      return priceOrder("desc", LAST_DOWNWARDS, query, context);
    default: {
      const byPopularity = floatKey(sql`${games.popularity}`);
      const isByRank = query.sort === undefined && rank !== null;
      return inOne("desc", isByRank ? [floatKey(rank), byPopularity, byCode] : [byPopularity, byCode]);
    }
  }
}

/** Games without a price in the currency of the country come last in both directions. */
function priceOrder(
  direction: GameOrder["direction"],
  unpriced: number,
  query: GameListQuery,
  context: ListContext,
): GameOrder {
  const isPaidHere = sql`${gamePrices.gameCode} = ${games.gameCode} and ${gamePrices.currency} = ${currencyOf(context.country)}`;
  // Only few games are reduced, and free games never are. A partial index holds only the reduced ones, ordered by
  // price.
  const { reduced } = gamePrices;
  return {
    direction,
    parts: [
      {
        keys: [bigintKey(sql`${gamePrices.lowest}`), textKey(sql`${gamePrices.gameCode}`)],
        join: sql`inner join ${gamePrices} on ${isPaidHere}`,
        conditions: query.onSale === undefined ? [] : [query.onSale === "true" ? sql`${reduced}` : sql`not ${reduced}`],
      },
      {
        keys: [bigintKey(sql`${unpriced}::bigint`), textKey(sql`${games.gameCode}`)],
        join: sql``,
        conditions: [
          sql`not exists (select 1 from ${gamePrices} where ${isPaidHere})`,
          ...saleConditions(query, context),
        ],
      },
    ],
  };
}

function bigintKey(by: SQL): SortKey {
  return { by, type: "bigint" };
}

function floatKey(by: SQL): SortKey {
  return { by, type: "float8" };
}

function textKey(by: SQL): SortKey {
  return { by, type: "text" };
}

const FILTERED_COLUMNS = {
  genre: games.genres,
  tag: games.tags,
  platform: games.platformIds,
  language: games.languageTags,
  age: games.ageRatingIds,
  accessibility: games.accessibilityIds,
} as const;

/** Conditions for the included and the excluded values of one filter. */
function filterConditions(filter: GameFilter, query: GameListQuery, context: ListContext): SQL[] {
  const wanted = query[filter]?.split(",");
  const unwanted = query[exclusionOf(filter)]?.split(",");
  if (filter === "price") {
    return [
      ...(wanted === undefined ? [] : [isPriced(wanted, context)]),
      ...(unwanted === undefined ? [] : [sql`not (${isPriced(unwanted, context)})`]),
    ];
  }
  const column = FILTERED_COLUMNS[filter];
  const matches = FILTERS_OF_ALL.includes(filter) ? sql`@>` : sql`&&`;
  return [
    ...(wanted === undefined ? [] : [sql`${column} ${matches} ${textArray(wanted)}`]),
    ...(unwanted === undefined ? [] : [sql`not (${column} && ${textArray(unwanted)})`]),
  ];
}

/** The current price in the country's currency is in one of the ranges. */
function isPriced(words: readonly string[], { country }: ListContext): SQL {
  const ranges = words.flatMap((word) => {
    const band = readPriceBand(word);
    if (band === null) return [];
    const { from, to } = band;
    return to === null
      ? [sql`${gamePrices.lowest} >= ${from}::bigint`]
      : [sql`${gamePrices.lowest} between ${from}::bigint and ${to}::bigint`];
  });
  if (ranges.length === 0) return sql`false`;
  // `exists` per game instead of a joined list, since the filter may exclude most of the catalogue.
  return sql`exists (select 1 from ${gamePrices} where ${gamePrices.gameCode} = ${games.gameCode}
    and ${gamePrices.currency} = ${currencyOf(country)} and (${sql.join(ranges, sql` or `)}))`;
}

function stageConditions(stages: GameListQuery["stage"], { country, shell }: ListContext): SQL[] {
  if (stages === undefined) return [];
  const [launchList, preList] =
    shell === "chat"
      ? [games.chatLaunchCountries, games.chatPreCountries]
      : [games.launchCountries, games.preCountries];
  const here = textArray([country]);
  const isLaunch = sql`${launchList} @> ${here}`;
  const isPre = sql`${preList} @> ${here}`;
  const conditions = {
    launch: isLaunch,
    creation: sql`(${isPre} and not (${isLaunch}))`,
    teaser: sql`(not (${isLaunch}) and not (${isPre}))`,
  };
  const wanted = Object.entries(conditions).filter(([stage]) => stages.split(",").includes(stage));
  return [
    sql`(${sql.join(
      wanted.map(([, condition]) => condition),
      sql` or `,
    )})`,
  ];
}

function releaseConditions(state: GameListQuery["releaseState"], now: Date): SQL[] {
  const instant = now.toISOString();
  const time = now.getTime();
  switch (state) {
    case undefined:
      return [];
    case "launching":
      return [sql`${games.releaseAt} is not null and ${games.releaseRank} <= ${time}`];
    case "countdown":
      return [
        sql`${games.releaseAt} is not null and ${games.releaseRank} > ${time}`,
        sql`${games.countdownStartAt} <= ${instant}::timestamptz`,
      ];
    case "prepare":
      // The rank of undated games is later than any time: one range of an index holds all that are to come.
      return [
        sql`${games.releaseRank} > ${time}`,
        sql`(${games.releaseAt} is null or ${games.countdownStartAt} is null
          or ${games.countdownStartAt} > ${instant}::timestamptz)`,
      ];
  }
}

function preInstallConditions(preInstall: GameListQuery["preInstall"], now: Date): SQL[] {
  if (preInstall === undefined) return [];
  // A pre-install is open from its day until the release, after which the game itself is installed.
  return [
    sql`${games.preInstallFrom} <= ${now.toISOString()}::timestamptz`,
    sql`${games.releaseRank} > ${now.getTime()}`,
  ];
}

/** Something of the game is on sale in the country, or nothing is. */
export function saleConditions({ onSale }: GameListQuery, { country, now }: ListContext): SQL[] {
  if (onSale === undefined) return [];
  const discounted = sql`exists (select 1 from ${goodsPrices}
    where ${goodsPrices.gameCode} = ${games.gameCode} and ${isOnSale(country, now)})`;
  return [onSale === "true" ? discounted : sql`not (${discounted})`];
}
