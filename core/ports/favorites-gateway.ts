import type { GameSummary, Instant } from "../catalogue/game.ts";
import type { Goods } from "../catalogue/goods.ts";
import type { Favorite } from "../commerce/merge-favorites.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** A favorite, and since when. */
export interface KeptFavorite extends Favorite {
  readonly keptAt: Instant;
}

/** Data to show a favorite. */
export type FavoriteDetails =
  | { readonly type: "game"; readonly id: string; readonly game: GameSummary }
  | { readonly type: "goods"; readonly id: string; readonly goods: Goods };

/** A player's favorite games and goods, up to 500. Never throws. */
export interface FavoritesGateway {
  /** `GET /api/store/favorites`: all of them, the latest first; 401 for guests. */
  list(options?: CallOptions): Promise<Result<readonly KeptFavorite[]>>;
  /**
   * `PUT /api/store/favorites/{type}/{id}`: idempotent; 400 with the reason `favorites_full`, 404 for an unknown id.
   */
  keep(favorite: Favorite): Promise<Result<KeptFavorite>>;
  /** `DELETE /api/store/favorites/{type}/{id}`: `false` if it was none. */
  drop(favorite: Favorite): Promise<Result<boolean>>;
  /**
   * `POST /api/store/favorites/merge`: adds a guest's favorites to the player's; `refused` are those beyond the limit.
   */
  merge(
    favorites: readonly Favorite[],
  ): Promise<Result<{ readonly favorites: readonly KeptFavorite[]; readonly refused: readonly Favorite[] }>>;
  /** `GET /api/store/favorites/details`: up to 20 favorites, also of guests; unknown ones are left out. */
  describe(favorites: readonly Favorite[], options?: CallOptions): Promise<Result<readonly FavoriteDetails[]>>;
}
