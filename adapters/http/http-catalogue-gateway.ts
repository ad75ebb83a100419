import type { InferInput } from "valibot";
import type { GameSummary } from "#core/catalogue/game.ts";
import { exclusionOf, GAME_FILTERS } from "#core/catalogue/game-filters.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import type {
  CatalogueGateway,
  FacetQuery,
  GameQuery,
  OwnGameRecord,
  Suggestion,
} from "#core/ports/catalogue-gateway.ts";
import * as calls from "../wire/catalogue-calls.ts";
import type { gameFacetsQuerySchema, gameListQuerySchema } from "../wire/games.ts";
import { asGameCard } from "./game-card.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { readPageEnd } from "./read-page-end.ts";
import { createStaticResolver, resolveMedia } from "./static-addresses.ts";

/** Games and goods over HTTP. `wstaticDomain` is where the publisher's pictures are; empty for the page's own origin. */
export function createHttpCatalogueGateway(client: HttpClient, wstaticDomain: string): CatalogueGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const withMedia = <Listed extends GameSummary>(game: Listed): Listed => ({
    ...game,
    media: game.media.map((media) => resolveMedia(media, resolve)),
  });
  const asCard = (game: GameSummary): GameSummary => asGameCard(game, resolve);
  const withImage = (goods: Goods): Goods => ({ ...goods, image: resolveMedia(goods.image, resolve) });
  const withPictures = <T extends Pick<Suggestion, "image" | "sigil">>(suggestion: T): T => ({
    ...suggestion,
    image: resolve(suggestion.image),
    sigil: resolve(suggestion.sigil),
  });

  return {
    listGames: async (query, options) => {
      const written = writeGameQuery(query);
      const answered = query.q
        ? await client.send(calls.searchGames, { query: { ...written, q: query.q } }, options)
        : await client.send(calls.listGames, { query: written }, options);
      return mapResult(answered, (answer) => ({
        games: answer.games.map(asCard),
        ...readPageEnd(answer),
        total: answer.total,
        ...(answer.is_closest === true && { isClosest: true }),
      }));
    },
    listFacets: (query, options) => client.send(calls.listFacets, { query: writeFacetQuery(query) }, options),
    getGame: async (gameCode, { countryCode, ...options } = {}) => {
      const query = countryCode === undefined ? {} : { countryCode };
      return mapResult(await client.send(calls.getGame, { parameters: { gameCode }, query }, options), withMedia);
    },
    getOwnGameRecord: async (gameCode, options) =>
      mapResult(
        await client.send(calls.getOwnGameRecord, { parameters: { gameCode } }, options),
        (answer): OwnGameRecord => ({
          gameCode: answer.game_code,
          owned: answer.owned,
          preRegistered: answer.pre_registered,
          canReview: answer.can_review,
          reviewRefusal: answer.review_refusal,
          playMinutes: answer.play_minutes,
        }),
      ),
    listGoodsOfGame: async (gameCode, options) =>
      mapResult(await client.send(calls.listGoodsOfGame, { parameters: { gameCode } }, options), ({ goods }) =>
        goods.map(withImage),
      ),
    getGoods: async (goodsId, options) =>
      mapResult(await client.send(calls.getGoods, { parameters: { goodsId } }, options), withImage),
    listOffers: async ({ limit }, options) =>
      mapResult(await client.send(calls.listOffers, { query: { limit: String(limit) } }, options), ({ goods }) =>
        goods.map(withImage),
      ),
    suggest: async (text, options) =>
      mapResult(await client.send(calls.suggest, { query: { q: text } }, options), (answer) => ({
        suggestions: answer.suggestions.map(withPictures),
        goods: answer.goods.map(withPictures),
        labels: answer.labels,
        isClosest: answer.is_closest === true,
      })),
    rememberRecentGame: async (gameCode) =>
      mapResult(await client.send(calls.rememberRecentGame, { parameters: { gameCode } }), () => null),
    listRecentGames: async (options) =>
      mapResult(await client.send(calls.listRecentGames, {}, options), ({ games }) => games.map(asCard)),
    forgetRecentGames: async () => mapResult(await client.send(calls.forgetRecentGames, {}), () => null),
  };
}

function writeGameQuery(query: GameQuery): InferInput<typeof gameListQuerySchema> {
  return {
    ...writeFacetQuery(query),
    codes: writeList(query.codes),
    sort: query.sort,
    limit: query.limit === undefined ? undefined : String(query.limit),
    previousValue: query.cursor,
  };
}

function writeFacetQuery(query: FacetQuery): InferInput<typeof gameFacetsQuerySchema> {
  return {
    q: query.q,
    stage: writeList(asList(query.stage)),
    releaseState: writeList(asList(query.releaseState)),
    offered: query.offered,
    preInstall: query.preInstall,
    ...Object.fromEntries(
      GAME_FILTERS.flatMap((filter) => [
        [filter, writeList(query[filter])],
        [exclusionOf(filter), writeList(query.not?.[filter])],
      ]),
    ),
    developer: query.developer,
    publisher: query.publisher,
    onSale: query.onSale === undefined ? undefined : query.onSale ? "true" : "false",
  };
}

const asList = <Value extends string>(value: Value | readonly Value[] | undefined): readonly Value[] | undefined =>
  typeof value === "string" ? [value] : value;

/** An empty list does not narrow, like an absent one. */
const writeList = (values: readonly string[] = []): string | undefined =>
  values.length === 0 ? undefined : values.join(",");
