import type { AchievementTier } from "#core/achievements/achievement.ts";
import type { AgeRating, CountryLists, Lifecycle, Machine, PlatformLink } from "#core/catalogue/game.ts";
import type { Availability, ContentType } from "#core/catalogue/goods.ts";
import type { CouponBenefit } from "#core/engagement/coupon.policy.ts";
import type { TitledText } from "../database/schema/titled-text.ts";
import type { WebpFile } from "./content-files.ts";

/** A text in the fallback language, and in any others. */
export type Localized<Text> = Readonly<Record<string, Text>> & { readonly "en-US": Text };

/** Hours counted from the first start of the backend: negative is before it, `null` means no date is known. */
export type OffsetHours = number | null;

export interface SeedGameTexts {
  readonly title: string;
  readonly tagline: string;
  /** At most 300 characters. */
  readonly shortDescription: string;
  /** Paragraphs, headings from h3, lists, emphasis and http(s) links only. */
  readonly descriptionHtml: string;
}

export interface SeedGame {
  readonly gameCode: string;
  readonly lifecycle: Lifecycle;
  readonly schedule: {
    readonly releaseOffsetHours: OffsetHours;
    readonly countdownOffsetHours: OffsetHours;
    readonly preInstallOffsetHours: OffsetHours;
  };
  /** When its service ended or will end; absent as long as no end is known. */
  readonly serviceEndOffsetHours?: OffsetHours;
  /** Download size in bytes; `null` for games that have no pre-install. */
  readonly preInstallSizeBytes: number | null;
  readonly countries: CountryLists;
  /** Ids of `SeedContent.genres`. */
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  readonly developer: string;
  readonly publisher: string;
  readonly platforms: readonly PlatformLink[];
  /** Operating system (`windows`, `macos`, `android`, `ios`, `playstation`, …) to what it needs. */
  readonly requirements: Readonly<Record<string, { readonly min: Machine; readonly rec: Machine }>>;
  readonly languages: readonly {
    readonly tag: string;
    readonly interface: boolean;
    readonly audio: boolean;
    readonly subtitles: boolean;
  }[];
  readonly ageRatings: readonly AgeRating[];
  readonly accessibility: readonly string[];
  readonly links: readonly {
    readonly kind: string;
    readonly label: Localized<string>;
    readonly url: string;
    readonly handler?: string;
  }[];
  readonly boards: readonly {
    readonly alias: string;
    readonly title: Localized<string>;
    readonly menus?: readonly { readonly id: string; readonly title: Localized<string> }[];
  }[];
  /** False where the community service has not opened yet: its calls answer 40904. */
  readonly communityOpen: boolean;
  /** Hidden from lists only when `false`. */
  readonly display?: boolean;
  /** Higher is more popular; orders the store. */
  readonly popularity: number;
  readonly texts: Localized<SeedGameTexts>;
}

/** Integer minor units (ISO 4217). `sale` equals `list` without a discount. */
export interface SeedPrice {
  readonly list: number;
  readonly sale: number;
  readonly lowest30d?: number;
  readonly saleEndsInHours?: number;
  /** True unless the country's custom is to add the tax at the checkout (US, CA). */
  readonly taxIncluded?: boolean;
}

export interface SeedGoodsTexts {
  readonly title: string;
  /** One label for each entry of `SeedGoods.contents`, in its order. */
  readonly contents: readonly string[];
  /** Rows of the edition comparison: `true` is included, a text states how much of it. */
  readonly comparison: Readonly<Record<string, true | string>>;
  readonly refundPolicy: string;
}

export interface SeedGoods {
  readonly goodsId: string;
  readonly gameCode: string;
  readonly contentType: ContentType;
  readonly targetType: "game" | "goods";
  /** Which cover of the game's art it shows. */
  readonly cover: "standard" | "deluxe" | "ultimate" | "dlc" | "dlc2" | "bundle";
  readonly contents: readonly { readonly goodsId?: string; readonly quantity: number }[];
  readonly texts: Localized<SeedGoodsTexts>;
  /** ISO 4217 code to price; at least 12 currencies. */
  readonly prices: Readonly<Record<string, SeedPrice>>;
  readonly requiresGoodsId?: string;
  /** Lower editions that it contains. */
  readonly upgradeFrom?: readonly string[];
  readonly giftable: boolean;
  readonly maxQuantity: number;
  /** Set only where it does not follow from the game's stage and country. */
  readonly availability?: Availability;
}

export interface SeedReview {
  readonly gameCode: string;
  /** Language of `content` as a BCP 47 tag; players write in more languages than the store is seeded in. */
  readonly language: string;
  readonly nickname: string;
  readonly content: string;
  /** 1 to 5. */
  readonly score: number;
  /** Negative: hours before the first start, and not before the game's release or pre-registration. */
  readonly createdOffsetHours: number;
  readonly editedOffsetHours?: number;
  readonly isSpoiler: boolean;
  readonly helpfulCount: number;
  /** Players who found it unhelpful; with `helpfulCount` it gives the rank. */
  readonly unhelpfulCount: number;
}

export interface SeedNotice {
  readonly id: string;
  readonly category: "notice" | "maintenance" | "event" | "update";
  readonly pinned: boolean;
  readonly publishedOffsetHours: number;
  /** The game it is about. */
  readonly gameCode?: string;
  /** When what it announces takes place, in hours from the first start. */
  readonly period?: { readonly from: number; readonly to: number };
  readonly texts: Localized<{ readonly title: string; readonly summary: string; readonly bodyHtml: string }>;
}

export interface SeedStaticBoard {
  readonly alias: string;
  readonly title: Localized<string>;
}

export interface SeedStaticArticle {
  readonly id: string;
  /** Alias of a `SeedStaticBoard`. */
  readonly boardAlias: string;
  readonly publishedOffsetHours: number;
  readonly texts: Localized<{ readonly title: string; readonly bodyHtml: string }>;
}

export interface SeedStoryCard {
  readonly id: string;
  readonly gameCode: string;
  /** Which of the game's pictures stands with it, counted from 0. */
  readonly picture: number;
  readonly texts: Localized<{ readonly title: string; readonly bodyHtml: string }>;
}

export interface SeedArticle {
  readonly id: string;
  readonly gameCode: string;
  readonly boardAlias: string;
  /** Menu of the board it stands under. */
  readonly menu?: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly nickname: string;
  readonly title: string;
  readonly bodyHtml: string;
  /** Shown above the words. */
  readonly picture?: WebpFile;
  readonly createdOffsetHours: number;
  readonly pinned: boolean;
  readonly recommended: boolean;
  readonly likeCount: number;
}

/** A player's comment on an article. */
export interface SeedComment {
  /** Language of `content` as a BCP 47 tag. */
  readonly language: string;
  readonly nickname: string;
  readonly content: string;
  /** Nicknames of writers of the same language who are named in it as `@nickname`. */
  readonly mentions?: readonly string[];
  readonly createdOffsetHours: number;
  readonly likeCount: number;
}

/** A comment and the answers to it. */
export interface SeedThread {
  /** Id of a `SeedArticle`. */
  readonly articleId: string;
  readonly comment: SeedComment;
  readonly replies: readonly SeedComment[];
}

/** Value of one key of `GET /api/categories/{category}/contents/{contentId}`; JSON, shape of its reader. */
export interface SeedEditorial {
  readonly category: string;
  readonly contentId: string;
  readonly key: string;
  readonly values: Localized<unknown>;
}

/** A large picture with a call to action on the store index; the art is the game's. */
export interface SeedBanner {
  readonly id: string;
  readonly gameCode: string;
  readonly action: {
    readonly kind: "blank" | "launcher" | "boardWebView" | "purpleWeb" | "miniGame" | "coupon" | "scheme" | "reward";
    readonly target: string;
  };
  /** Countries that see it; absent means all. */
  readonly countries?: readonly string[];
  readonly texts: Localized<{ readonly eyebrow: string; readonly title: string; readonly button: string }>;
}

export interface SeedGenre {
  /** `[a-z0-9-]{1,40}` */
  readonly id: string;
  readonly label: Localized<string>;
}

/** What an id of a tag, an accessibility feature or an age descriptor is called. */
export interface SeedLabel {
  /** `[a-z0-9-]{1,40}` */
  readonly id: string;
  readonly label: Localized<string>;
}

/** A company that runs the games in some countries. */
export interface SeedService {
  readonly id: string;
  /** ISO 3166-1 alpha-2; a country has one company at most. */
  readonly countries: readonly string[];
  readonly operator: Localized<string>;
  readonly address: Localized<string>;
  readonly refundUrl: string;
  readonly supportUrl: string;
}

/** Something a game honours its players for. */
export interface SeedAchievement {
  readonly gameCode: string;
  /** Id of its badge: `badge-<id>.svg` of the game's art. */
  readonly id: string;
  readonly tier: AchievementTier;
  /** How often or how much it takes; 1 for what is done or not. */
  readonly goal: number;
  /** Part of the players who have it, 0 to 1. */
  readonly earnedShare: number;
  /** Keeps its name to itself until it is earned. */
  readonly isHidden: boolean;
  readonly texts: Localized<TitledText>;
}

export interface SeedCoupon {
  /** Normalised: upper case, no blanks and hyphens. */
  readonly code: string;
  readonly benefit: CouponBenefit;
  /** The only game it counts for. */
  readonly gameCode?: string;
  readonly countries?: readonly string[];
  readonly startsOffsetHours: number;
  readonly endsOffsetHours: OffsetHours;
  readonly maxRedemptions?: number;
  /** Comes as a reward or a prize only. */
  readonly given?: true;
  readonly texts: Localized<TitledText>;
}

export interface SeedReward {
  readonly id: string;
  readonly condition: {
    readonly kind: "welcome" | "visits" | "reviews" | "preRegistrations" | "preInstalls" | "ownedGames" | "miniGames";
    readonly goal: number;
  };
  /** Code of a `SeedCoupon`. */
  readonly couponCode: string;
  /** Game whose art it is shown with. */
  readonly gameCode: string;
  readonly startsOffsetHours: number;
  readonly endsOffsetHours: OffsetHours;
  readonly texts: Localized<TitledText>;
}

/** Everything that is planted. */
export interface SeedContent {
  readonly genres: readonly SeedGenre[];
  /** Labels of `SeedGame.tags`. */
  readonly tags: readonly SeedLabel[];
  /** Labels of `SeedGame.accessibility`. */
  readonly accessibility: readonly SeedLabel[];
  /** Labels of the descriptors of `SeedGame.ageRatings`. */
  readonly ageDescriptors: readonly SeedLabel[];
  readonly services: readonly SeedService[];
  readonly games: readonly SeedGame[];
  readonly goods: readonly SeedGoods[];
  /** In the order of each game. */
  readonly achievements: readonly SeedAchievement[];
  /** Made from phrase material by a generator that gives the same reviews every time. */
  readonly reviews: readonly SeedReview[];
  readonly notices: readonly SeedNotice[];
  readonly staticBoards: readonly SeedStaticBoard[];
  readonly staticArticles: readonly SeedStaticArticle[];
  /** In the order of each game. */
  readonly stories: readonly SeedStoryCard[];
  readonly articles: readonly SeedArticle[];
  readonly comments: readonly SeedThread[];
  readonly banners: readonly SeedBanner[];
  readonly editorial: readonly SeedEditorial[];
  readonly coupons: readonly SeedCoupon[];
  readonly rewards: readonly SeedReward[];
}
