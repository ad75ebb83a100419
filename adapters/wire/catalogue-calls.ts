import * as v from "valibot";
import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";
import * as games from "./games.ts";
import * as goods from "./goods.ts";

const gameCode = { gameCode: gameCodeSchema };
const countryQuery = v.object({ countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))) });

export const listGames = {
  method: "GET",
  path: "/api/store/games",
  service: "store",
  summary: "Games that match the query, 20 a page unless `limit` says otherwise",
  access: "anyone",
  query: games.gameListQuerySchema,
  answer: games.gameListAnswerSchema,
} as const satisfies Call;

export const searchGames = {
  ...listGames,
  path: "/api/store/search",
  summary:
    "Games that fit what was typed, the best fit first unless `sort` says otherwise; all else as in the list of games",
  query: v.object({ ...games.gameListQuerySchema.entries, q: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
} as const satisfies Call;

export const listFacets = {
  method: "GET",
  path: "/api/store/games/facets",
  service: "store",
  summary: "Values the games of a list can be filtered by, with counts",
  access: "anyone",
  query: games.gameFacetsQuerySchema,
  answer: games.gameFacetsAnswerSchema,
} as const satisfies Call;

export const getGame = {
  method: "GET",
  path: "/api/store/games/{gameCode}",
  service: "store",
  summary: "One game; `countryCode` overrides the country header",
  access: "anyone",
  parameters: gameCode,
  query: countryQuery,
  answer: games.gameSchema,
  errors: [404],
} as const satisfies Call;

export const getOwnGameRecord = {
  method: "GET",
  path: "/api/store/games/{gameCode}/users/me",
  service: "store",
  summary: "The player's own relation to a game",
  access: "player",
  parameters: gameCode,
  answer: games.ownGameRecordAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const rememberRecentGame = {
  method: "POST",
  path: "/api/store/games/user/recent/{gameCode}",
  service: "store",
  summary: "Puts a game on top of the player's recently visited ones",
  access: "player",
  parameters: gameCode,
  answer: games.recentAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const listRecentGames = {
  method: "GET",
  path: "/api/store/games/user/recent",
  service: "store",
  summary: "Games the player has visited, the latest first, 20 at most",
  access: "player",
  answer: games.recentGamesAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const forgetRecentGames = {
  method: "DELETE",
  path: "/api/store/games/user/recent",
  service: "store",
  summary: "Forgets which games the player has visited",
  access: "player",
  answer: games.recentAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const listGoodsOfGame = {
  method: "GET",
  path: "/api/store/goods/games/{gameCode}",
  service: "store",
  summary: "Editions, additions and bundles of a game",
  access: "anyone",
  parameters: gameCode,
  query: countryQuery,
  answer: goods.goodsListAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const getGoods = {
  method: "GET",
  path: "/api/store/goods/{goodsId}/details",
  service: "store",
  summary: "One thing to buy",
  access: "anyone",
  parameters: { goodsId: goods.goodsIdSchema },
  query: countryQuery,
  answer: goods.goodsSchema,
  errors: [404],
} as const satisfies Call;

export const listOffers = {
  method: "GET",
  path: "/api/store/goods",
  service: "store",
  summary: "Goods over all games that are on sale, the deepest discount first",
  access: "anyone",
  query: v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^(100|[1-9][0-9]?)$/))) }),
  answer: goods.goodsListAnswerSchema,
} as const satisfies Call;

export const suggest = {
  method: "GET",
  path: "/api/store/search/suggest",
  service: "store",
  summary: "Titles for what has been typed so far",
  access: "anyone",
  query: v.object({ q: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  answer: games.suggestAnswerSchema,
} as const satisfies Call;

export const listLanguages = {
  method: "GET",
  path: "/api/store/languages",
  service: "store",
  summary: "Languages the store is offered in",
  access: "anyone",
  answer: games.languagesAnswerSchema,
} as const satisfies Call;
