import { sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codePointText, games, instant } from "./catalogue.ts";

export const notices = pgTable(
  "notices",
  {
    id: text("id").primaryKey(),
    category: text("category").$type<"notice" | "maintenance" | "event" | "update">().notNull(),
    pinned: boolean("pinned").notNull(),
    publishedAt: instant("published_at").notNull(),
    /** The game it is about; `null` for the store itself. */
    gameCode: codePointText("game_code").references(() => games.gameCode, { onDelete: "cascade" }),
    /** Period of the announced event; both or neither. */
    periodFrom: instant("period_from"),
    periodTo: instant("period_to"),
  },
  (table) => [
    index("notices_of_game").on(table.gameCode, table.pinned.desc(), table.publishedAt.desc(), table.id.desc()),
    index("notices_order").on(table.pinned.desc(), table.publishedAt.desc(), table.id.desc()),
    index("notices_of_category").on(table.category, table.pinned.desc(), table.publishedAt.desc(), table.id.desc()),
  ],
);

export const noticeTexts = pgTable(
  "notice_texts",
  {
    noticeId: text("notice_id")
      .notNull()
      .references(() => notices.id, { onDelete: "cascade" }),
    locale: text("locale").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    body: text("body").notNull(),
    /** Title, summary and first words of the body as search compares them. */
    searchText: codePointText("search_text").notNull().default(""),
    searchGrams: text("search_grams").array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.locale] }),
    index("notice_texts_search_text").using("gin", table.searchText.op("gin_trgm_ops")),
    index("notice_texts_search_grams").using("gin", table.searchGrams),
  ],
);

export interface TitleAndBody {
  readonly title: string;
  /** HTML, sanitised. */
  readonly body: string;
}

/** Pieces of a game's story, in their order. */
export const storyCards = pgTable(
  "story_cards",
  {
    id: text("id").primaryKey(),
    gameCode: codePointText("game_code")
      .notNull()
      .references(() => games.gameCode, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** Index of the game's picture that is shown with it. */
    picture: integer("picture").notNull(),
    texts: jsonb("texts").$type<Readonly<Record<string, TitleAndBody>>>().notNull(),
  },
  (table) => [index("story_cards_of_game").on(table.gameCode, table.position)],
);

/** Boards that only the publisher writes on: rules, guides, an archive. */
export const staticBoards = pgTable("static_boards", {
  alias: text("alias").primaryKey(),
  position: integer("position").notNull(),
  titles: jsonb("titles").$type<Readonly<Record<string, string>>>().notNull(),
});

export const staticArticles = pgTable(
  "static_articles",
  {
    id: text("id").primaryKey(),
    boardAlias: text("board_alias")
      .notNull()
      .references(() => staticBoards.alias, { onDelete: "cascade" }),
    publishedAt: instant("published_at").notNull(),
    texts: jsonb("texts").$type<Readonly<Record<string, TitleAndBody>>>().notNull(),
  },
  (table) => [index("static_articles_of_board").on(table.boardAlias, table.publishedAt.desc(), table.id.desc())],
);

/** Editorial content by key and locale. */
export const editorialContents = pgTable(
  "editorial_contents",
  {
    category: text("category").notNull(),
    contentId: text("content_id").notNull(),
    key: text("key").notNull(),
    locale: text("locale").notNull(),
    value: json("value").$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.category, table.contentId, table.key, table.locale] })],
);

export interface BannerTexts {
  readonly eyebrow: string;
  readonly title: string;
  readonly button: string;
}

export const banners = pgTable("banners", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  gameCode: codePointText("game_code")
    .notNull()
    .references(() => games.gameCode, { onDelete: "cascade" }),
  actionKind: text("action_kind").notNull(),
  actionTarget: text("action_target").notNull(),
  /** Countries that see it; `null` means all. */
  countries: text("countries").array(),
  texts: jsonb("texts").$type<Readonly<Record<string, BannerTexts>>>().notNull(),
});

/** State of the backend itself: first start, version of the seed, controls for trying things out. */
export const states = pgTable("states", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
});
