/** Games that the rail "Continue" shows at most. */
export const MAX_CONTINUE_GAMES = 12;

/** Games from which these are chosen: some cannot be played on the device. */
export const MAX_CONTINUE_CANDIDATES = 36;

/** Longest query of the library's search, in UTF-16 code units. */
export const MAX_LIBRARY_QUERY_LENGTH = 100;

/** `all` has no hidden games; `hidden` has nothing else. */
export const LIBRARY_FILTERS = ["all", "playable", "upcoming", "gifts", "hidden"] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];

export const LIBRARY_SORTS = ["played", "acquired", "title", "time"] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
