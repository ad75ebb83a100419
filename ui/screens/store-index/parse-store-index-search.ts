import { oneOf, type RawSearch, textOf } from "#ui/search/raw-search.ts";

export const VIEWS = ["all", "upcoming", "preinstall", "offers"] as const;
export const SORTS = ["popular", "newest", "release", "rating", "title"] as const;
const STAGES = ["teaser", "creation", "launch"] as const;

/** Longest text that is searched for, in characters. */
const LONGEST_TEXT = 100;
/** Most values of one filter. */
const MOST_VALUES = 20;

/** The store index in the address: a search, a way of looking, and filters. Without any of them it is the front page. */
export interface StoreIndexSearch {
  readonly q?: string | undefined;
  readonly view?: (typeof VIEWS)[number] | undefined;
  /** Comma-separated, as are `platform` and `language`. */
  readonly genre?: string | undefined;
  readonly platform?: string | undefined;
  readonly language?: string | undefined;
  readonly stage?: (typeof STAGES)[number] | undefined;
  readonly sort?: (typeof SORTS)[number] | undefined;
}

/** Comma-separated values, those that `isValue`; `undefined` without any. */
function listOf(value: unknown, isValue: (part: string) => boolean): string | undefined {
  const parts = [...new Set(textOf(value)?.split(",") ?? [])].filter(isValue).slice(0, MOST_VALUES);
  return parts.length === 0 ? undefined : parts.join(",");
}

/** Reads the search of an address. What cannot be read counts as not said: a mistyped address still shows games. */
export function parseStoreIndexSearch(raw: RawSearch): StoreIndexSearch {
  return {
    q: textOf(raw.q)?.trim().slice(0, LONGEST_TEXT) || undefined,
    view: oneOf(VIEWS, raw.view),
    genre: listOf(raw.genre, (part) => /^[a-z0-9-]{1,40}$/.test(part)),
    platform: listOf(raw.platform, (part) => /^[a-z0-9_]{1,40}$/.test(part)),
    language: listOf(raw.language, (part) => /^[A-Za-z-]{2,12}$/.test(part)),
    stage: oneOf(STAGES, raw.stage),
    sort: oneOf(SORTS, raw.sort),
  };
}

/** Whether the address asks for a list of games rather than for the front page. */
export function isBrowsing(search: StoreIndexSearch): boolean {
  const { q, view, genre, platform, language, stage, sort } = search;
  return [q, view, genre, platform, language, stage, sort].some((value) => value !== undefined);
}
