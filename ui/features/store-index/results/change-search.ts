import { exclusionOf, GAME_COMPANIES, GAME_FILTERS } from "#core/catalogue/game-filters.ts";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { type ListName, valuesOf, withoutEmpty } from "../store-index-search.ts";

const LIST_NAMES: readonly ListName[] = [...GAME_COMPANIES, ...GAME_FILTERS, ...GAME_FILTERS.map(exclusionOf), "stage"];

/** Every value that narrows the list, wanted or left out. */
export function chosenOf(search: StoreIndexSearch): readonly { readonly name: ListName; readonly value: string }[] {
  return LIST_NAMES.flatMap((name) => valuesOf(search, name).map((value) => ({ name, value })));
}

/** The search without any filter; words, way of looking and order stay. */
export function withoutFilters({ q, view, sort }: StoreIndexSearch): StoreIndexSearch {
  // Without a view the address would be that of the front page.
  return withoutEmpty({ q, view: view ?? (q === undefined ? "all" : undefined), sort });
}

/** The search with one value added under a name, or taken off if it was there. */
export function toggleValue(search: StoreIndexSearch, name: ListName, value: string): StoreIndexSearch {
  const isThere = valuesOf(search, name).includes(value);
  const next = isThere ? without(search, name, value) : { ...search, [name]: listWith(search, name, value) };
  const opposite = oppositeOf(name);
  // Wanted and left out at once would be no game at all.
  return withoutEmpty(isThere || opposite === null ? next : without(next, opposite, value));
}

function without(search: StoreIndexSearch, name: ListName, value: string): StoreIndexSearch {
  const others = valuesOf(search, name).filter((one) => one !== value);
  return { ...search, [name]: others.length === 0 ? undefined : others.join(",") };
}

const listWith = (search: StoreIndexSearch, name: ListName, value: string) =>
  [...valuesOf(search, name), value].join(",");

function oppositeOf(name: ListName): ListName | null {
  for (const filter of GAME_FILTERS) {
    if (name === filter) return exclusionOf(filter);
    if (name === exclusionOf(filter)) return filter;
  }
  return null;
}

/** The search with or without games that are only offered in other countries. */
export const toggleElsewhere = (search: StoreIndexSearch): StoreIndexSearch =>
  withoutEmpty({ ...search, elsewhere: search.elsewhere === undefined ? "show" : undefined });
