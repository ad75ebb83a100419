import type { GameQuery } from "#core/ports/catalogue-gateway.ts";
import type { StoreIndexSearch } from "./parse-store-index-search.ts";

/** Filters that hold a list of values. */
export type ListFilter = "genre" | "platform" | "language";

/** Whether it asks for goods on sale instead of games; a search is always for games. */
export function isOfOffers(search: StoreIndexSearch): boolean {
  return search.view === "offers" && search.q === undefined;
}

/** Values of a list filter, e.g. `rpg,mmorpg`. */
export function valuesOf(search: StoreIndexSearch, filter: ListFilter): readonly string[] {
  return search[filter]?.split(",") ?? [];
}

/** The search with one value of a filter added, or taken off if it was there. */
export function toggleValue(search: StoreIndexSearch, filter: ListFilter, value: string): StoreIndexSearch {
  const values = valuesOf(search, filter);
  const others = values.filter((one) => one !== value);
  const next = others.length < values.length ? others : [...values, value];
  return withoutEmpty({ ...search, [filter]: next.length === 0 ? undefined : next.join(",") });
}

/** The search as it goes into an address: only what is said. */
export function withoutEmpty(search: StoreIndexSearch): StoreIndexSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** What the publisher is asked for. */
export function gameQueryOf(search: StoreIndexSearch): GameQuery {
  const { q, view, stage, sort } = search;
  return {
    ...(q ? { q } : {}),
    ...(view === "upcoming" ? { releaseState: "prepare" as const } : {}),
    ...(view === "preinstall" ? { preInstall: "open" as const } : {}),
    ...(stage ? { stage } : {}),
    ...listOf("genre", search),
    ...listOf("platform", search),
    ...listOf("language", search),
    ...(sort ? { sort } : view === "upcoming" ? { sort: "release" as const } : {}),
  };
}

function listOf(filter: ListFilter, search: StoreIndexSearch): Partial<Record<ListFilter, readonly string[]>> {
  const values = valuesOf(search, filter);
  return values.length === 0 ? {} : { [filter]: values };
}
