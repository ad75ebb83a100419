import type { CountryStage } from "./country-stage.ts";

/** Filters of a game list in addition to the stage; each takes several values. */
export const GAME_FILTERS = ["genre", "tag", "platform", "language", "price", "age", "accessibility"] as const;

export type GameFilter = (typeof GAME_FILTERS)[number];

/** Name under which values of a filter are left out, in addresses and on the wire. */
export type GameExclusion = `not${Capitalize<GameFilter>}`;

/** `genre` → `notGenre` */
export function exclusionOf<Filter extends GameFilter>(filter: Filter): `not${Capitalize<Filter>}` {
  return `not${filter.charAt(0).toUpperCase()}${filter.slice(1)}` as `not${Capitalize<Filter>}`;
}

/**
 * Filters that combine their values by AND: a player who needs subtitles and large text needs both, and tags describe
 * one game. The values of all other filters combine by OR.
 */
export const FILTERS_OF_ALL: readonly GameFilter[] = ["tag", "accessibility"];

/**
 * Companies that a list can be limited to, by the name that the game page shows. One of each, since names contain commas,
 * which separate the values of filters.
 */
export const GAME_COMPANIES = ["developer", "publisher"] as const;

export type GameCompany = (typeof GAME_COMPANIES)[number];

/** What a list says about games that are only offered in other countries. */
export interface CountryLimit {
  readonly offered?: "here" | undefined;
  readonly stages: readonly CountryStage[];
}

/**
 * Whether a list leaves out games that are only offered in other countries: if it is limited to what is offered here, and
 * the stage that such games have here is not one of those asked for.
 */
export function leavesOutElsewhere({ offered, stages }: CountryLimit): boolean {
  return offered === "here" && !stages.includes("teaser");
}
