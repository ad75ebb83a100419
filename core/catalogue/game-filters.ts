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
