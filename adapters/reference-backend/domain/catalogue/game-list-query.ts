import { type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { gamePrices, games, goodsPrices } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import type { gameListQuerySchema } from "#adapters/wire/games.ts";
import { COUNTRY_STAGES, type CountryStage } from "#core/catalogue/country-stage.ts";
import {
  exclusionOf,
  FILTERS_OF_ALL,
  GAME_COMPANIES,
  GAME_FILTERS,
  type GameFilter,
  leavesOutElsewhere,
} from "#core/catalogue/game-filters.ts";
import { readPriceBand } from "#core/catalogue/price-band.ts";
import type { Shell } from "#core/shell/shell.ts";
import type { NamedLabels } from "../search/labels-of-text.ts";
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
  /** Genres and tags that the searched text names. */
  readonly named?: NamedLabels;
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
    ...hereConditions(query, context),
    ...releaseConditions(query.releaseState, context.now),
    ...preInstallConditions(query.preInstall, context.now),
    ...(query.codes === undefined ? [] : [sql`${games.gameCode} = any(${textArray(query.codes.split(","))})`]),
    ...GAME_FILTERS.flatMap((filter) => filterConditions(filter, query, context)),
    ...GAME_COMPANIES.flatMap((role) => (query[role] === undefined ? [] : [sql`${games[role]} = ${query[role]}`])),
  ];
}

/** Whether current prices affect a list. */
export function dependsOnPrices({ price, notPrice, sort }: GameListQuery): boolean {
  return price !== undefined || notPrice !== undefined || sort === "price" || sort === "price_desc";
}

/** Columns of the values that a game can be filtered by. */
export const FILTERED_COLUMNS = {
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

function stageListsOf(shell: Shell) {
  return shell === "chat"
    ? { launch: games.chatLaunchCountries, pre: games.chatPreCountries }
    : { launch: games.launchCountries, pre: games.preCountries };
}

/** Stage of a game in the country, as a condition for each. */
export function stagesIn({
  country,
  shell,
}: Pick<ListContext, "country" | "shell">): Readonly<Record<CountryStage, SQL>> {
  const { launch, pre } = stageListsOf(shell);
  const here = textArray([country]);
  const isLaunch = sql`${launch} @> ${here}`;
  const isPre = sql`${pre} @> ${here}`;
  return {
    launch: isLaunch,
    creation: sql`(${isPre} and not (${isLaunch}))`,
    teaser: sql`(not (${isLaunch}) and not (${isPre}))`,
  };
}

/** Games whose posts are in lists over all games: listed ones that are released or announced in the country. */
export function gamesWithPosts(context: Pick<ListContext, "country" | "shell" | "closedGames">): SQL {
  return sql`(${listedGames(context.closedGames)} and not ${stagesIn(context).teaser})`;
}

/** The rule of `isOnlyElsewhere` as a condition. */
export function isElsewhere(context: Pick<ListContext, "country" | "shell">): SQL {
  const { launch, pre } = stageListsOf(context.shell);
  return sql`(${stagesIn(context).teaser}
    and (${games.lifecycle} <> 'TEASER' or ${launch} <> '{}' or ${pre} <> '{}'))`;
}

const stagesOf = (stage: GameListQuery["stage"]): readonly CountryStage[] => {
  const names = stage?.split(",") ?? [];
  return COUNTRY_STAGES.filter((one) => names.includes(one));
};

function stageConditions(stage: GameListQuery["stage"], context: ListContext): SQL[] {
  if (stage === undefined) return [];
  const conditions = stagesIn(context);
  const wanted = stagesOf(stage).map((one) => conditions[one]);
  return [sql`(${sql.join(wanted, sql` or `)})`];
}

function hereConditions({ offered, stage }: GameListQuery, context: ListContext): SQL[] {
  return leavesOutElsewhere({ offered, stages: stagesOf(stage) }) ? [sql`not ${isElsewhere(context)}`] : [];
}

/** In one of the states. */
function releaseConditions(states: GameListQuery["releaseState"], now: Date): SQL[] {
  if (states === undefined) return [];
  const wanted = states.split(",").map((state) => sql.join(conditionsOfState(state, now), sql` and `));
  const [only, ...others] = wanted;
  if (only === undefined || others.length === 0) return wanted;
  return [
    sql`(${sql.join(
      wanted.map((one) => sql`(${one})`),
      sql` or `,
    )})`,
  ];
}

function conditionsOfState(state: string, now: Date): SQL[] {
  const instant = now.toISOString();
  const time = now.getTime();
  switch (state) {
    case "launching":
      return [sql`${games.releaseAt} is not null and ${games.releaseRank} <= ${time}`];
    case "countdown":
      return [
        sql`${games.releaseAt} is not null and ${games.releaseRank} > ${time}`,
        sql`${games.countdownStartAt} <= ${instant}::timestamptz`,
      ];
    default:
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
