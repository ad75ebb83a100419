import type { Call } from "./call.ts";
import * as favorites from "./favorites.ts";

const favorite = { type: favorites.favoriteTypeSchema, id: favorites.favoriteIdSchema };

export const listFavorites = {
  method: "GET",
  path: "/api/store/favorites",
  service: "store",
  summary: "Games and goods the player keeps in mind, the latest first",
  access: "player",
  answer: favorites.favoriteListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const keepFavorite = {
  method: "PUT",
  path: "/api/store/favorites/{type}/{id}",
  service: "store",
  summary: "Keeps a game or goods in mind, 500 at most",
  access: "player",
  parameters: favorite,
  answer: favorites.keptFavoriteAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const dropFavorite = {
  method: "DELETE",
  path: "/api/store/favorites/{type}/{id}",
  service: "store",
  summary: "Lets go of a favorite",
  access: "player",
  parameters: favorite,
  answer: favorites.droppedFavoriteAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const mergeFavorites = {
  method: "POST",
  path: "/api/store/favorites/merge",
  service: "store",
  summary: "Adds a guest's favorites to the player's own",
  access: "player",
  body: favorites.favoriteMergeBodySchema,
  answer: favorites.favoriteMergeAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const describeFavorites = {
  method: "GET",
  path: "/api/store/favorites/details",
  service: "store",
  summary: "What 20 favorites at most show; those that are not known any more are left out",
  access: "anyone",
  query: favorites.favoriteDetailsQuerySchema,
  answer: favorites.favoriteDetailsAnswerSchema,
} as const satisfies Call;
