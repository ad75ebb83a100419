import type { Game, GameCode, GameSummary } from "../catalogue/game.ts";
import type { Goods } from "../catalogue/goods.ts";
import type { Result } from "../failures/request-failure.ts";

export type GameSort = "popular" | "newest" | "release" | "rating" | "title";

/** What to list; every field narrows, an absent one does not. */
export interface GameQuery {
  readonly q?: string | undefined;
  readonly stage?: "teaser" | "creation" | "launch" | undefined;
  readonly releaseState?: "prepare" | "countdown" | "launching" | undefined;
  /** Only games whose pre-install is open now. */
  readonly preInstall?: "open" | undefined;
  readonly genre?: readonly string[] | undefined;
  readonly platform?: readonly string[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly onSale?: boolean | undefined;
  readonly sort?: GameSort | undefined;
  /** 1 to 100, 20 if absent. */
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface GamePage {
  readonly games: readonly GameSummary[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  /** Number of games that match, over all pages. */
  readonly total: number;
}

/** Values to filter by, each with the number of games it would leave. */
export interface GameFacets {
  readonly genres: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly platforms: readonly { readonly value: string; readonly count: number }[];
  readonly languages: readonly { readonly value: string; readonly count: number }[];
}

export interface Suggestion {
  readonly gameCode: GameCode;
  readonly title: string;
  readonly image: string;
}

/** A player's own relation to a game. */
export interface OwnGameRecord {
  readonly gameCode: GameCode;
  readonly owned: boolean;
  readonly preRegistered: boolean;
  readonly canReview: boolean;
  /** Why a review is refused: `sign_in`, `not_owner`, `already_reviewed`, `not_released`; `null` if it is not. */
  readonly reviewRefusal: string | null;
  readonly playMinutes: number;
}

export interface CallOptions {
  /** Aborts the call; the promise then settles with a `fetch` failure. */
  readonly signal?: AbortSignalLike | undefined;
}

/** The part of `AbortSignal` that every JavaScript engine can offer. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Games and goods of the publisher (specification, section 7). Never throws; each call settles within its time bound. */
export interface CatalogueGateway {
  /** `GET /api/store/games` */
  listGames(query: GameQuery, options?: CallOptions): Promise<Result<GamePage>>;
  /** `GET /api/store/games/facets`: what the games of this country can be filtered by. */
  listFacets(options?: CallOptions): Promise<Result<GameFacets>>;
  /** `GET /api/store/games/{gameCode}`; `countryCode` overrides the country of the request. 404 for an unknown game. */
  getGame(gameCode: GameCode, input?: { countryCode?: string }, options?: CallOptions): Promise<Result<Game>>;
  /** `GET /api/store/games/{gameCode}/users/me`; 401 for guests. */
  getOwnGameRecord(gameCode: GameCode, options?: CallOptions): Promise<Result<OwnGameRecord>>;
  /** `GET /api/store/goods/games/{gameCode}` */
  listGoodsOfGame(gameCode: GameCode, options?: CallOptions): Promise<Result<readonly Goods[]>>;
  /** `GET /api/store/goods/{goodsId}/details` */
  getGoods(goodsId: string, options?: CallOptions): Promise<Result<Goods>>;
  /** `GET /api/store/goods`: goods over all games, the deepest discounts first. */
  listOffers(input: { limit: number }, options?: CallOptions): Promise<Result<readonly Goods[]>>;
  /** `GET /api/store/search/suggest`: titles for what has been typed, tolerant to typing errors and diacritics. */
  suggest(text: string, options?: CallOptions): Promise<Result<readonly Suggestion[]>>;
  /** `POST /api/store/games/user/recent/{gameCode}` */
  rememberRecentGame(gameCode: GameCode): Promise<Result<null>>;
}
