/** Identifies a game, e.g. `l2m` (Spec §3). Open: a publisher adds games without a new build. */
export type GameCode = string;

/** Lifecycle kinds of a game (Spec §3). */
export type Lifecycle = "CREATION" | "LAUNCH" | "TEASER";

/** An instant as ISO 8601 in UTC, e.g. `2026-11-21T09:00:00.000Z`. */
export type Instant = string;

/** Countries in which a game is launched or can be prepared for, with lists of their own for the chat app. */
export interface CountryLists {
  readonly launch: readonly string[];
  readonly pre: readonly string[];
  readonly chatLaunch: readonly string[];
  readonly chatPre: readonly string[];
}

/** Country lists of which some may not be known; these are `null`. */
export type PartialCountryLists = { readonly [List in keyof CountryLists]: CountryLists[List] | null };

/** Purpose of a picture or video; a game has at most one of each, except `screenshot`. */
export type MediaRole = "hero" | "wide" | "portrait" | "logotype" | "sigil" | "screenshot" | "trailer" | "cover";

export interface Media {
  readonly type: "image" | "video";
  readonly role: MediaRole;
  /** Address that every browser can show (WebP or SVG for images). */
  readonly src: string;
  /** AVIF candidates in `srcset` syntax, of a video's still picture; empty where there is only `src` or `poster`. */
  readonly srcset: string;
  /** Still picture of a video; empty for images. */
  readonly poster: string;
  readonly alt: string;
  /** Intrinsic size in pixels; `null` if it is not known. */
  readonly w: number | null;
  readonly h: number | null;
  readonly captions: readonly { readonly language: string; readonly src: string }[];
  /** Tiny `data:` picture shown until the real one has loaded; empty if there is none. */
  readonly blur: string;
}

/** Store platforms of Spec §3. */
export const STORE_PLATFORMS = [
  "purple",
  "steam",
  "google_play",
  "app_store",
  "one_store",
  "galaxy_store",
  "geforce_now",
  "ps_store",
  "microsoft_store",
  "nintendo_store",
  "epic_games_store",
  "4game",
  "gameforge",
  "beanfun",
] as const;
export type StorePlatform = (typeof STORE_PLATFORMS)[number];

export interface PlatformLink {
  readonly store: StorePlatform;
  readonly url: string;
  /** Hidden only when `false` (Spec §3). */
  readonly display?: boolean | undefined;
}

export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly gpu: string;
  readonly ram: string;
  readonly storage: string;
  readonly api: string;
}

/** Integer minor units of a currency (ISO 4217), e.g. 2999 EUR is 29.99 euros, 2999 KRW is 2,999 won. */
export interface Price {
  readonly currency: string;
  readonly list: number;
  readonly sale: number;
  /** Lowest price of the last 30 days, shown with every discount. */
  readonly lowest30d?: number | undefined;
  readonly saleEndsAt?: Instant | undefined;
  /** `null` if it is not known. */
  readonly taxIncluded: boolean | null;
}

/** Boards that rate games by age. */
export type AgeBoard = "GRAC" | "GSRR" | "CERO" | "PEGI" | "USK" | "ESRB" | "CLASSIND" | "IARC";

export interface AgeRating {
  /** `null` if it is another one. */
  readonly board: AgeBoard | null;
  readonly label: string;
  readonly descriptors: readonly string[];
}

/** Summary of all ratings; `average` is `null` without any. */
export interface ReviewSummary {
  readonly average: number | null;
  readonly count: number;
}

/** Colours of a game's art as `#rrggbb`, for surfaces shown before and around its pictures. */
export interface Palette {
  readonly base: string;
  readonly accent: string;
  readonly ink: string;
}

/** Data of a game card. */
export interface GameSummary {
  readonly gameCode: GameCode;
  readonly title: string;
  readonly tagline: string;
  /** 300 characters or less. */
  readonly shortDescription: string;
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  /** `null` if it is not known. */
  readonly lifecycle: Lifecycle | null;
  /** `null` if none is set; `undefined` if it is not known. */
  readonly releaseAt: Instant | null | undefined;
  readonly countdownStartAt: Instant | null;
  readonly countries: PartialCountryLists;
  readonly media: readonly Media[];
  /** `null` if it is not known. */
  readonly palette: Palette | null;
  readonly platforms: readonly PlatformLink[];
  readonly preInstall: { readonly availableFrom: Instant | null; readonly sizeBytes: number } | null;
  /** `null` if it is not known. */
  readonly reviewSummary: ReviewSummary | null;
  /** Of the editions; `null` if none has a price, `undefined` if it is not known. */
  readonly lowestPrice: Price | null | undefined;
  /** Hidden only when `false`. */
  readonly display?: boolean | undefined;
  /** Language of the texts; differs from the requested one if a translation is missing. */
  readonly textLocale: string;
}

/** Operator of a game in the reader's country, and its contact. */
export interface ServiceInfo {
  /** Company that runs the service. */
  readonly operator: string;
  /** Registered address; empty if unknown. */
  readonly address: string;
  /** Begin of the service; `null` if it has not begun. */
  readonly startsAt: Instant | null;
  /** End of the service; `null` if none is known. */
  readonly endsAt: Instant | null;
  /** Pages of the operator; empty if there is none. */
  readonly refundUrl: string;
  readonly supportUrl: string;
}

/** A link from the editors; see `links/resolve-link.policy.ts`. */
export interface GameLink {
  readonly kind: string;
  readonly label: string;
  /** Address, path or code, depending on the kind. */
  readonly url: string;
  /** Handler of a scheme link. */
  readonly handler?: string | undefined;
}

/** Data of the game page. */
export interface Game extends GameSummary {
  /** HTML from the publisher; sanitised when written and again when shown. */
  readonly description: string;
  /** Language of the description where it is not that of the other texts. */
  readonly descriptionLocale?: string | undefined;
  readonly developer: string;
  readonly publisher: string;
  readonly requirements: Readonly<Record<string, { readonly min: Machine; readonly rec: Machine }>>;
  readonly languages: readonly {
    readonly tag: string;
    readonly interface: boolean;
    readonly audio: boolean;
    readonly subtitles: boolean;
  }[];
  /** `null` if they are not known. */
  readonly ageRatings: readonly AgeRating[] | null;
  readonly accessibility: readonly string[];
  readonly links: readonly GameLink[];
  readonly boards: readonly { readonly alias: string; readonly title: string }[];
  /** `null` if the game has no operator in the reader's country; `undefined` if it is not known. */
  readonly serviceInfo: ServiceInfo | null | undefined;
}
