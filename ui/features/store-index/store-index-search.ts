import type { CountryStage } from "#core/catalogue/country-stage.ts";
import {
  exclusionOf,
  GAME_COMPANIES,
  GAME_FILTERS,
  type GameCompany,
  type GameExclusion,
  type GameFilter,
} from "#core/catalogue/game-filters.ts";
import type { FacetQuery, GameQuery, GameSort } from "#core/ports/catalogue-gateway.ts";
import type { StoreIndexSearch } from "./parse-store-index-search.ts";

/** Names of an address that hold a list of values, or a company. */
export type ListName = GameFilter | GameExclusion | GameCompany | "stage";

export const isCompany = (name: ListName): name is GameCompany => GAME_COMPANIES.some((role) => role === name);

/** Whether the list has goods on sale instead of games; a query always searches games. */
export function isOfOffers(search: StoreIndexSearch): boolean {
  return search.view === "offers" && search.q === undefined;
}

/** Values under a name, e.g. `rpg,mmorpg`. A company is one, whatever is in its name. */
export function valuesOf(search: StoreIndexSearch, name: ListName): readonly string[] {
  const value = search[name];
  if (value === undefined) return [];
  return isCompany(name) ? [value] : value.split(",");
}

/** The company whose games the list has, unless it has a way of looking of its own. */
export const companyOf = ({ view, developer, publisher }: StoreIndexSearch): string | undefined =>
  view === undefined ? (developer ?? publisher) : undefined;

/** Search parameters of the address, without defaults. */
export function withoutEmpty(search: StoreIndexSearch): StoreIndexSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** The list whose filters are counted, with the countdowns that lead the upcoming games. */
export function facetQueryOf(search: StoreIndexSearch): FacetQuery {
  const { sort: _, ...query } = gameQueryOf(search);
  return search.view === "upcoming" ? { ...query, releaseState: ["prepare", "countdown"] } : query;
}

/** Parameters for the publisher API. A search finds games of other countries too, a list does if it is asked to. */
export function gameQueryOf(search: StoreIndexSearch): GameQuery {
  const { q, view, sort, elsewhere, developer, publisher } = search;
  const stages = valuesOf(search, "stage") as readonly CountryStage[];
  const not = listsOf(search, exclusionOf);
  return {
    ...(q ? { q } : elsewhere ? {} : { offered: "here" as const }),
    ...(view === "upcoming" ? { releaseState: "prepare" as const } : {}),
    ...(view === "preinstall" ? { preInstall: "open" as const } : {}),
    ...(stages.length === 0 ? {} : { stage: stages }),
    ...listsOf(search, (filter) => filter),
    ...(developer && { developer }),
    ...(publisher && { publisher }),
    ...(Object.keys(not).length === 0 ? {} : { not }),
    ...(isGameSort(sort) ? { sort } : view === "upcoming" ? { sort: "release" as const } : {}),
  };
}

/** An order of games; that of offers may be left over in the address. */
const isGameSort = (sort: StoreIndexSearch["sort"]): sort is GameSort =>
  sort !== "discount" && sort !== "ending" && !!sort;

function listsOf(
  search: StoreIndexSearch,
  nameOf: (filter: GameFilter) => ListName,
): Partial<Record<GameFilter, readonly string[]>> {
  const lists = GAME_FILTERS.map((filter) => [filter, valuesOf(search, nameOf(filter))] as const);
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}
