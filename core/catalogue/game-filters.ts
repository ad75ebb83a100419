/** What a list of games can be narrowed by, beside the stage; each takes several values. */
export const GAME_FILTERS = ["genre", "tag", "platform", "language", "price", "age", "accessibility"] as const;

export type GameFilter = (typeof GAME_FILTERS)[number];

/** Name under which values of a filter are left out, in addresses and on the wire. */
export type GameExclusion = `not${Capitalize<GameFilter>}`;

/** `genre` → `notGenre` */
export function exclusionOf<Filter extends GameFilter>(filter: Filter): `not${Capitalize<Filter>}` {
  return `not${filter.charAt(0).toUpperCase()}${filter.slice(1)}` as `not${Capitalize<Filter>}`;
}

/**
 * Filters whose values are all wanted together: who needs subtitles and large text is not helped by a game that has one of
 * them, and tags describe one game. Values of the others stand for each other: this genre or that.
 */
export const FILTERS_OF_ALL: readonly GameFilter[] = ["tag", "accessibility"];
