import type { CountryStage } from "#core/catalogue/country-stage.ts";
import { exclusionOf, GAME_FILTERS, type GameExclusion, type GameFilter } from "#core/catalogue/game-filters.ts";
import type { GameQuery } from "#core/ports/catalogue-gateway.ts";
import type { StoreIndexSearch } from "./parse-store-index-search.ts";

/** Names of an address that hold a list of values. */
export type ListName = GameFilter | GameExclusion | "stage";

const LIST_NAMES: readonly ListName[] = [...GAME_FILTERS, ...GAME_FILTERS.map(exclusionOf), "stage"];

/** Whether it asks for goods on sale instead of games; a search is always for games. */
export function isOfOffers(search: StoreIndexSearch): boolean {
  return search.view === "offers" && search.q === undefined;
}

/** Values under a name, e.g. `rpg,mmorpg`. */
export function valuesOf(search: StoreIndexSearch, name: ListName): readonly string[] {
  return search[name]?.split(",") ?? [];
}

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

/** The search as it goes into an address: only what is said. */
export function withoutEmpty(search: StoreIndexSearch): StoreIndexSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** What the publisher is asked for. */
export function gameQueryOf(search: StoreIndexSearch): GameQuery {
  const { q, view, sort } = search;
  const stages = valuesOf(search, "stage") as readonly CountryStage[];
  const not = listsOf(search, exclusionOf);
  return {
    ...(q ? { q } : {}),
    ...(view === "upcoming" ? { releaseState: "prepare" as const } : {}),
    ...(view === "preinstall" ? { preInstall: "open" as const } : {}),
    ...(stages.length === 0 ? {} : { stage: stages }),
    ...listsOf(search, (filter) => filter),
    ...(Object.keys(not).length === 0 ? {} : { not }),
    ...(sort ? { sort } : view === "upcoming" ? { sort: "release" as const } : {}),
  };
}

function listsOf(
  search: StoreIndexSearch,
  nameOf: (filter: GameFilter) => ListName,
): Partial<Record<GameFilter, readonly string[]>> {
  const lists = GAME_FILTERS.map((filter) => [filter, valuesOf(search, nameOf(filter))] as const);
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}
