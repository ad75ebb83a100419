import { MAX_FAVORITES } from "./constants.ts";

/** A favorite game or goods. */
export interface Favorite {
  readonly type: "game" | "goods";
  readonly id: string;
}

export interface MergedFavorites {
  readonly favorites: readonly Favorite[];
  /** Favorites beyond the limit; shown to the player. */
  readonly refused: readonly Favorite[];
}

/** A guest's favorites and the player's own, merged at login: the union, up to 500, the player's own first. */
export function mergeFavorites(own: readonly Favorite[], guest: readonly Favorite[]): MergedFavorites {
  const union = new Map([...own, ...guest].map((favorite) => [`${favorite.type}:${favorite.id}`, favorite]));
  const all = [...union.values()];
  return { favorites: all.slice(0, MAX_FAVORITES), refused: all.slice(MAX_FAVORITES) };
}
