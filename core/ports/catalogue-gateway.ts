import type { CountryStage } from "../catalogue/country-stage.ts";
import type { Game, GameCode, GameSummary, Price, StorePlatform } from "../catalogue/game.ts";
import type { GameCompany, GameFilter } from "../catalogue/game-filters.ts";
import type { Goods } from "../catalogue/goods.ts";
import type { PriceBand } from "../catalogue/price-band.ts";
import type { ReleaseState } from "../catalogue/release-state.ts";
import type { Result } from "../failures/request-failure.ts";

export type GameSort = "popular" | "newest" | "release" | "rating" | "title" | "price" | "price_desc";

/** Filters of the list; an absent field does not filter. */
export interface GameQuery
  extends Readonly<Partial<Record<GameFilter, readonly string[] | undefined>>>,
    Readonly<Partial<Record<GameCompany, string | undefined>>> {
  readonly q?: string | undefined;
  /** Only these games. */
  readonly codes?: readonly GameCode[] | undefined;
  /** One stage, or any of several. */
  readonly stage?: CountryStage | readonly CountryStage[] | undefined;
  /** One state, or any of several. */
  readonly releaseState?: ReleaseState | readonly ReleaseState[] | undefined;
  /** `here`: without games that are only offered in other countries. */
  readonly offered?: "here" | undefined;
  /** Only games whose pre-install is open now. */
  readonly preInstall?: "open" | undefined;
  /** Values of which a game may have none. */
  readonly not?: Readonly<Partial<Record<GameFilter, readonly string[]>>> | undefined;
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
  /** Number of games that match, over all pages; `null` if it is not known. */
  readonly total: number | null;
  /** Whether no game matches the search, and these are those with the closest titles. */
  readonly isClosest?: boolean;
}

/** List of games whose filters are counted. */
export type FacetQuery = Omit<GameQuery, "codes" | "sort" | "limit" | "cursor">;

interface FacetValue {
  readonly value: string;
  /** Games that the list has if this value is chosen; for alternatives, if it is chosen alone. */
  readonly count: number;
}

interface LabelledFacetValue extends FacetValue {
  readonly label: string;
}

/**
 * Values to filter by, the most frequent of the store first. Genres are all there, those without a game in the list too,
 * since their labels are shown elsewhere.
 */
export interface GameFacets {
  readonly genres: readonly LabelledFacetValue[];
  readonly tags: readonly LabelledFacetValue[];
  readonly platforms: readonly FacetValue[];
  readonly languages: readonly FacetValue[];
  /** Age ratings of the board that counts in the country, the mildest first. */
  readonly ages: readonly LabelledFacetValue[];
  readonly accessibility: readonly LabelledFacetValue[];
  readonly stages: readonly FacetValue[];
  /** Games of the list that are only offered in other countries. */
  readonly elsewhere: number;
  /** Ranges of prices in the currency of the country, the lowest first; amounts in integer minor units. */
  readonly prices: readonly (FacetValue & PriceBand & { readonly currency: string })[];
}

export interface Suggestion {
  readonly gameCode: GameCode;
  readonly title: string;
  /** Language of the title; empty if it is not known. */
  readonly textLocale: string;
  readonly image: string;
  /** Sigil of the game; empty if there is none. */
  readonly sigil: string;
  /** Why it cannot be had now; `null` if it can. */
  readonly state: "elsewhere" | "coming" | null;
  readonly price: Price | null;
  /** Stores that offer it; empty if unknown. */
  readonly platforms: readonly StorePlatform[];
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Editions, additions and bundles. */
  readonly goods: readonly (Omit<Suggestion, "platforms"> & Pick<Goods, "goodsId" | "contentType">)[];
  /** Genres and tags. */
  readonly labels: readonly { readonly kind: "genre" | "tag"; readonly value: string; readonly label: string }[];
  /** Whether no game matches the query and the list has the closest titles instead. */
  readonly isClosest: boolean;
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

interface GameCallOptions extends CallOptions {
  /** Shows the game as in this country, not the viewer's (ISO 3166-1 alpha-2); what the viewer may buy stays the same. */
  readonly countryCode?: string | undefined;
}

/** The part of `AbortSignal` that every JavaScript engine can offer. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Games and goods of the publisher (Spec §7). Never throws; each call settles within its time bound. */
export interface CatalogueGateway {
  /** `GET /api/store/games` */
  listGames(query: GameQuery, options?: CallOptions): Promise<Result<GamePage>>;
  /** `GET /api/store/games/facets`: values that the games of a list can be filtered by. */
  listFacets(query: FacetQuery, options?: CallOptions): Promise<Result<GameFacets>>;
  /** `GET /api/store/games/{gameCode}`. 404 for an unknown game. */
  getGame(gameCode: GameCode, options?: GameCallOptions): Promise<Result<Game>>;
  /** `GET /api/store/games/{gameCode}/users/me`; 401 for guests. */
  getOwnGameRecord(gameCode: GameCode, options?: CallOptions): Promise<Result<OwnGameRecord>>;
  /** `GET /api/store/goods/games/{gameCode}` */
  listGoodsOfGame(gameCode: GameCode, options?: CallOptions): Promise<Result<readonly Goods[]>>;
  /** `GET /api/store/goods/{goodsId}/details` */
  getGoods(goodsId: string, options?: CallOptions): Promise<Result<Goods>>;
  /** `GET /api/store/goods`: goods over all games, the deepest discounts first. */
  listOffers(input: { limit: number }, options?: CallOptions): Promise<Result<readonly Goods[]>>;
  /** `GET /api/store/search/suggest`: titles for a partly typed query, tolerant of typing errors and diacritics. */
  suggest(text: string, options?: CallOptions): Promise<Result<Suggestions>>;
  /** `POST /api/store/games/user/recent/{gameCode}` */
  rememberRecentGame(gameCode: GameCode): Promise<Result<null>>;
  /** `GET /api/store/games/user/recent`: the latest first, 20 at most; 401 for guests. */
  listRecentGames(options?: CallOptions): Promise<Result<readonly GameSummary[]>>;
  /** `DELETE /api/store/games/user/recent` */
  forgetRecentGames(): Promise<Result<null>>;
}
