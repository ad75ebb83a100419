import {
  exclusionOf,
  GAME_COMPANIES,
  GAME_FILTERS,
  type GameCompany,
  type GameExclusion,
  type GameFilter,
} from "#core/catalogue/game-filters.ts";
import { OFFER_ORDERS, type OfferOrder } from "#core/catalogue/offer-order.ts";
import { trimVisible } from "#core/texts/visible-text.ts";
import { oneOf, type RawSearch, textOf } from "#ui/context/raw-search.ts";

export const VIEWS = ["all", "upcoming", "preinstall", "offers"] as const;
export const SORTS = ["popular", "newest", "release", "rating", "title", "price", "price_desc"] as const;
export const OFFER_KINDS = ["edition", "addition", "bundle"] as const;
export const STAGES = ["launch", "creation", "teaser"] as const;

/** Longest text that is searched for, or name of a company, in characters. */
const MAX_TEXT = 100;
/** Most values of one filter. */
const MAX_VALUES = 20;

const WORD = /^[a-z0-9-]{1,40}$/;
const VALUES: Readonly<Record<GameFilter, RegExp>> = {
  genre: WORD,
  tag: WORD,
  platform: /^[a-z0-9_]{1,40}$/,
  language: /^[A-Za-z-]{2,12}$/,
  price: /^(free|\d{1,12}-\d{0,12})$/,
  age: WORD,
  accessibility: WORD,
};

/**
 * The store index in the address: a search, a way of looking, and filters, each with comma-separated values that are
 * wanted and, under a name of its own, values that are left out, and companies by name. Without any of them it is the front
 * page.
 */
export interface StoreIndexSearch
  extends Readonly<Partial<Record<GameFilter | GameExclusion | GameCompany | "stage", string | undefined>>> {
  readonly q?: string | undefined;
  readonly view?: (typeof VIEWS)[number] | undefined;
  /** Whether games that are only offered in other countries are shown too. */
  readonly elsewhere?: "show" | undefined;
  /** Kind of the goods among the offers. */
  readonly kind?: (typeof OFFER_KINDS)[number] | undefined;
  /** Order of the games, or of the offers. */
  readonly sort?: (typeof SORTS)[number] | OfferOrder | undefined;
}

/** Comma-separated values, those that `isValue`; `undefined` without any. */
function listOf(value: unknown, isValue: (part: string) => boolean): string | undefined {
  const parts = [...new Set(textOf(value)?.split(",") ?? [])].filter(isValue).slice(0, MAX_VALUES);
  return parts.length === 0 ? undefined : parts.join(",");
}

/** Parses the search of an address. Unreadable parameters are ignored: a mistyped address still shows games. */
export function parseStoreIndexSearch(raw: RawSearch): StoreIndexSearch {
  const lists = GAME_FILTERS.flatMap((filter) => {
    const isValue = (part: string) => VALUES[filter].test(part);
    const exclusion = exclusionOf(filter);
    return [
      [filter, listOf(raw[filter], isValue)],
      [exclusion, listOf(raw[exclusion], isValue)],
    ] as const;
  });
  const freeText = (name: string) => trimVisible(textOf(raw[name]) ?? "").slice(0, MAX_TEXT) || undefined;
  return {
    q: freeText("q"),
    view: oneOf(VIEWS, raw.view),
    stage: listOf(raw.stage, (part) => oneOf(STAGES, part) !== undefined),
    ...Object.fromEntries([...lists, ...GAME_COMPANIES.map((role) => [role, freeText(role)] as const)]),
    elsewhere: oneOf(["show"] as const, raw.elsewhere),
    kind: oneOf(OFFER_KINDS, raw.kind),
    sort: oneOf([...SORTS, ...OFFER_ORDERS], raw.sort),
  };
}

/**
 * Whether the address asks for a list of games instead of the front page. Other parameters, such as the language, do
 * not count.
 */
export function isBrowsing(search: StoreIndexSearch): boolean {
  return Object.values(parseStoreIndexSearch({ ...search })).some((value) => value !== undefined);
}
