import type { InferOutput } from "valibot";
import type { FavoriteDetails, FavoritesGateway, KeptFavorite } from "#core/ports/favorites-gateway.ts";
import * as calls from "../wire/favorite-calls.ts";
import type { keptFavoriteSchema } from "../wire/favorites.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, resolveMedia } from "./static-addresses.ts";

/** Favorites over HTTP. `wstaticDomain` is where the publisher's pictures are; empty for the page's own origin. */
export function createHttpFavoritesGateway(client: HttpClient, wstaticDomain: string): FavoritesGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const withPictures = (details: FavoriteDetails): FavoriteDetails =>
    details.type === "game"
      ? {
          ...details,
          game: { ...details.game, media: details.game.media.map((media) => resolveMedia(media, resolve)) },
        }
      : { ...details, goods: { ...details.goods, image: resolveMedia(details.goods.image, resolve) } };

  return {
    list: async (options) =>
      mapResult(await client.send(calls.listFavorites, {}, options), ({ favorites }) => favorites.map(readKept)),
    keep: async ({ type, id }) =>
      mapResult(await client.send(calls.keepFavorite, { parameters: { type, id } }), ({ kept_at }) => ({
        type,
        id,
        keptAt: kept_at,
      })),
    drop: async ({ type, id }) =>
      mapResult(await client.send(calls.dropFavorite, { parameters: { type, id } }), ({ result }) => result),
    merge: async (favorites) =>
      mapResult(
        await client.send(calls.mergeFavorites, {
          body: { favorites: favorites.map(({ type, id }) => ({ type, id })) },
        }),
        (answer) => ({ favorites: answer.favorites.map(readKept), refused: answer.refused }),
      ),
    describe: async (favorites, options) =>
      mapResult(
        await client.send(
          calls.describeFavorites,
          { query: { items: favorites.map(({ type, id }) => `${type}:${id}`).join(",") } },
          options,
        ),
        ({ items }) => items.map(withPictures),
      ),
  };
}

const readKept = ({ kept_at, ...favorite }: InferOutput<typeof keptFavoriteSchema>): KeptFavorite => ({
  ...favorite,
  keptAt: kept_at,
});
