import type { Favorite } from "#core/commerce/merge-favorites.ts";

export interface FavoriteButtonProps {
  readonly favorite: Favorite;
  /** Name of the game or goods. */
  readonly title: string;
  /** `icon` is a heart on a surface, `glass` a heart on art, `button` a heart with words. */
  readonly form?: "icon" | "glass" | "button";
}
