import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./catalogue.ts";
import { accounts } from "./players.ts";

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/**
 * Favorite games and goods. Rows stay after their subject has left the catalogue, so that the player can be informed.
 */
export const favorites = pgTable(
  "favorites",
  {
    accountId: accountId(),
    type: text("type").$type<"game" | "goods">().notNull(),
    itemId: text("item_id").notNull(),
    keptAt: instant("kept_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.type, table.itemId] }),
    index("favorites_latest").on(table.accountId, table.keptAt.desc(), table.type, table.itemId),
  ],
);

/**
 * Known events of favorites: those that existed when the favorite was added, and those already sent. Each is sent once,
 * also after removing and adding again.
 */
export const favoriteNews = pgTable(
  "favorite_news",
  {
    accountId: accountId(),
    type: text("type").$type<"game" | "goods">().notNull(),
    itemId: text("item_id").notNull(),
    kind: text("kind").$type<"release" | "sale">().notNull(),
    /** `FavoriteNews["occasion"]` of the core. */
    occasion: text("occasion").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type, table.itemId, table.kind, table.occasion] })],
);

/** Cart lines. Lines of removed goods stay until the player has seen the change. */
export const cartLines = pgTable(
  "cart_lines",
  {
    accountId: accountId(),
    goodsId: text("goods_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** Name and price (minor units) of the goods when the player last saw the cart. */
    title: text("title").notNull(),
    seenAmount: bigint("seen_amount", { mode: "number" }).notNull(),
    seenCurrency: text("seen_currency").notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.goodsId] })],
);
