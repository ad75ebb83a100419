import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Game, Lifecycle } from "#core/catalogue/game.ts";

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Text ordered by code point on every server, so that cursors mean the same everywhere. */
export const codePointText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export interface LinkRow {
  readonly kind: string;
  readonly url: string;
  readonly handler?: string | undefined;
  readonly labels: Readonly<Record<string, string>>;
}

export interface BoardRow {
  readonly alias: string;
  readonly titles: Readonly<Record<string, string>>;
  /** Menus (categories) for the articles of the board; most boards have none. */
  readonly menus?: readonly { readonly id: string; readonly titles: Readonly<Record<string, string>> }[];
}

export const games = pgTable(
  "games",
  {
    gameCode: codePointText("game_code").primaryKey(),
    lifecycle: text("lifecycle").$type<Lifecycle>().notNull(),
    releaseAt: instant("release_at"),
    countdownStartAt: instant("countdown_start_at"),
    preInstallFrom: instant("pre_install_from"),
    preInstallSizeBytes: bigint("pre_install_size_bytes", { mode: "number" }),
    serviceEndsAt: instant("service_ends_at"),
    /** Epoch milliseconds of the release; undated games come last when sorted upwards. */
    releaseRank: bigint("release_rank", { mode: "number" }).notNull(),
    /** The same for sorting downwards. */
    newestRank: bigint("newest_rank", { mode: "number" }).notNull(),
    launchCountries: text("launch_countries").array().notNull(),
    preCountries: text("pre_countries").array().notNull(),
    chatLaunchCountries: text("chat_launch_countries").array().notNull(),
    chatPreCountries: text("chat_pre_countries").array().notNull(),
    genres: text("genres").array().notNull(),
    tags: text("tags").array().notNull(),
    /** Stores that may be shown, for the platform filter; `platforms` holds all with their addresses. */
    platformIds: text("platform_ids").array().notNull(),
    languageTags: text("language_tags").array().notNull(),
    /** Ids of `ageRatings` and `accessibility`, for the filters. */
    ageRatingIds: text("age_rating_ids").array().notNull().default(sql`'{}'`),
    accessibilityIds: text("accessibility_ids").array().notNull().default(sql`'{}'`),
    developer: text("developer").notNull(),
    publisher: text("publisher").notNull(),
    platforms: jsonb("platforms").$type<Game["platforms"]>().notNull(),
    /** `json` instead of `jsonb`, because it preserves the order of keys. */
    requirements: json("requirements").$type<Game["requirements"]>().notNull(),
    languages: jsonb("languages").$type<Game["languages"]>().notNull(),
    ageRatings: jsonb("age_ratings").$type<NonNullable<Game["ageRatings"]>>().notNull(),
    accessibility: jsonb("accessibility").$type<Game["accessibility"]>().notNull(),
    links: jsonb("links").$type<readonly LinkRow[]>().notNull(),
    boards: jsonb("boards").$type<readonly BoardRow[]>().notNull(),
    communityOpen: boolean("community_open").notNull(),
    display: boolean("display").notNull(),
    popularity: doublePrecision("popularity").notNull(),
    /** Game whose art is shown; its own but in the large catalogue, which borrows. */
    artCode: text("art_code").notNull(),
    /** Titles in all languages and the game code, normalised, one a line. */
    searchText: codePointText("search_text").notNull(),
    /** Pieces for scripts without word boundaries and for queries too short for trigrams. */
    searchGrams: text("search_grams").array().notNull(),
  },
  (table) => [
    index("games_popular").on(table.popularity.desc(), table.gameCode.desc()).where(sql`display`),
    index("games_newest").on(table.newestRank.desc(), table.gameCode.desc()).where(sql`display`),
    index("games_release").on(table.releaseRank, table.gameCode).where(sql`display`),
    index("games_countdown").on(table.countdownStartAt),
    index("games_pre_install").on(table.preInstallFrom),
    index("games_launch_countries").using("gin", table.launchCountries),
    index("games_pre_countries").using("gin", table.preCountries),
    index("games_genres").using("gin", table.genres),
    index("games_platforms").using("gin", table.platformIds),
    index("games_languages").using("gin", table.languageTags),
    index("games_tags").using("gin", table.tags),
    index("games_age_ratings").using("gin", table.ageRatingIds),
    index("games_accessibility").using("gin", table.accessibilityIds),
    index("games_developer").on(table.developer),
    index("games_publisher").on(table.publisher),
    index("games_search_text").using("gin", table.searchText.op("gin_trgm_ops")),
    index("games_search_grams").using("gin", table.searchGrams),
  ],
);

export const gameTexts = pgTable(
  "game_texts",
  {
    gameCode: codePointText("game_code")
      .notNull()
      .references(() => games.gameCode, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    title: text("title").notNull(),
    tagline: text("tagline").notNull(),
    shortDescription: text("short_description").notNull(),
    /** HTML that has passed the allow-list. */
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.locale] })],
);

/** Sort position of every game's title in each locale of the catalogue, with fallbacks. */
export const gameTitles = pgTable(
  "game_titles",
  {
    locale: text("locale").notNull(),
    sortTitle: codePointText("sort_title").notNull(),
    gameCode: codePointText("game_code")
      .notNull()
      .references(() => games.gameCode, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.locale, table.sortTitle, table.gameCode] })],
);

/**
 * Words of titles and developers, the candidates for correcting mistyped searches; rewritten whenever the catalogue
 * changes.
 */
export const searchWords = pgTable("search_words", { word: codePointText("word").primaryKey() }, (table) => [
  index("search_words_like").using("gin", table.word.op("gin_trgm_ops")),
]);

/** Pieces of those words, which they share with others that differ in a sign. */
export const searchWordPieces = pgTable(
  "search_word_pieces",
  {
    piece: codePointText("piece").notNull(),
    word: codePointText("word").notNull(),
  },
  (table) => [primaryKey({ columns: [table.piece, table.word] })],
);

/** How many games of the store have a value they can be filtered by; counted again whenever the catalogue changes. */
export const facetCounts = pgTable(
  "facet_counts",
  {
    kind: text("kind").$type<"genre" | "tag" | "platform" | "language" | "age" | "accessibility">().notNull(),
    value: codePointText("value").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);

/** Display names of genres, tags, accessibility features and age descriptors. */
export const labels = pgTable(
  "labels",
  {
    kind: text("kind").$type<"genre" | "tag" | "accessibility" | "ageDescriptor">().notNull(),
    id: text("id").notNull(),
    texts: jsonb("texts").$type<Readonly<Record<string, string>>>().notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Companies that run the games, each in its countries. */
export const services = pgTable("services", {
  id: text("id").primaryKey(),
  countries: text("countries").array().notNull(),
  operators: jsonb("operators").$type<Readonly<Record<string, string>>>().notNull(),
  addresses: jsonb("addresses").$type<Readonly<Record<string, string>>>().notNull(),
  refundUrl: text("refund_url").notNull(),
  supportUrl: text("support_url").notNull(),
});

export const goods = pgTable(
  "goods",
  {
    goodsId: text("goods_id").primaryKey(),
    gameCode: codePointText("game_code")
      .notNull()
      .references(() => games.gameCode, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    contentType: text("content_type").$type<"EDITION" | "DLC" | "BUNDLE">().notNull(),
    targetType: text("target_type").$type<"game" | "goods">().notNull(),
    cover: text("cover").notNull(),
    contents: jsonb("contents").$type<readonly { readonly goodsId?: string; readonly quantity: number }[]>().notNull(),
    requiresGoodsId: text("requires_goods_id"),
    /** Lower editions that it contains: their owners pay the difference. */
    upgradeFrom: text("upgrade_from").array(),
    giftable: boolean("giftable").notNull(),
    maxQuantity: integer("max_quantity").notNull(),
    /** Set where it does not follow from the game's stage and country. */
    availability: text("availability").$type<
      "COMING_SOON" | "PREORDER" | "ON_SALE" | "SOLD_OUT" | "ENDED" | "NOT_IN_COUNTRY"
    >(),
  },
  (table) => [index("goods_of_game").on(table.gameCode, table.position)],
);

export const goodsTexts = pgTable(
  "goods_texts",
  {
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.goodsId, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    title: text("title").notNull(),
    contents: jsonb("contents").$type<readonly string[]>().notNull(),
    /** `json` instead of `jsonb`, because it preserves the order of rows. */
    comparison: json("comparison").$type<Readonly<Record<string, true | string>>>().notNull(),
    refundPolicy: text("refund_policy").notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.locale] })],
);

/** Prices in integer minor units (ISO 4217). */
export const goodsPrices = pgTable(
  "goods_prices",
  {
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.goodsId, { onDelete: "cascade" }),
    gameCode: codePointText("game_code").notNull(),
    currency: text("currency").notNull(),
    list: bigint("list", { mode: "number" }).notNull(),
    sale: bigint("sale", { mode: "number" }).notNull(),
    lowest30d: bigint("lowest_30d", { mode: "number" }),
    saleEndsAt: instant("sale_ends_at"),
    taxIncluded: boolean("tax_included").notNull(),
    /** Share taken off, 0 to 1. */
    discount: doublePrecision("discount")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when list > 0 then (list - sale)::float8 / list else 0 end`),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.currency] }),
    index("goods_prices_of_game").on(table.gameCode, table.currency),
    index("goods_prices_reduced").on(table.gameCode, table.currency, table.saleEndsAt).where(sql`sale < list`),
    index("goods_prices_offers").on(table.currency, table.discount.desc(), table.goodsId).where(sql`sale < list`),
  ],
);

/** Current price of a game in each currency that one of its editions has a price in; updated when sales end. */
export const gamePrices = pgTable(
  "game_prices",
  {
    currency: text("currency").notNull(),
    gameCode: codePointText("game_code")
      .notNull()
      .references(() => games.gameCode, { onDelete: "cascade" }),
    /** Lowest amount of an edition, in integer minor units. */
    lowest: bigint("lowest", { mode: "number" }).notNull(),
    /** Whether some goods of the game are on sale for players who pay in this currency. */
    reduced: boolean("reduced").notNull().default(false),
    /** When a sale ends that the amount, or whether anything is reduced, may depend on. */
    until: instant("until"),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.gameCode] }),
    index("game_prices_upwards").on(table.currency, table.lowest, table.gameCode),
    index("game_prices_downwards").on(table.currency, table.lowest.desc(), table.gameCode.desc()),
    index("game_prices_reduced_upwards").on(table.currency, table.lowest, table.gameCode).where(sql`reduced`),
    index("game_prices_reduced_downwards")
      .on(table.currency, table.lowest.desc(), table.gameCode.desc())
      .where(sql`reduced`),
    index("game_prices_until").on(table.until),
  ],
);
