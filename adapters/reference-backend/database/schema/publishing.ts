import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codePointText, games, instant } from "./catalogue.ts";

export const notices = pgTable(
  "notices",
  {
    id: text("id").primaryKey(),
    category: text("category").$type<"notice" | "maintenance" | "event" | "update">().notNull(),
    pinned: boolean("pinned").notNull(),
    publishedAt: instant("published_at").notNull(),
  },
  (table) => [
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
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.locale] })],
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
