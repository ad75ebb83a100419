import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CouponBenefit } from "#core/engagement/coupon.policy.ts";
import { codePointText, games, goods, instant } from "./catalogue.ts";
import { accounts, bytes } from "./players.ts";
import type { TitledTexts } from "./titled-text.ts";

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Coupons the publisher has given out, by their normalised code. */
export const coupons = pgTable("coupons", {
  code: text("code").primaryKey(),
  benefit: jsonb("benefit").$type<CouponBenefit>().notNull(),
  /** The only game whose goods it counts for; `null` means any. */
  gameCode: codePointText("game_code").references(() => games.gameCode, { onDelete: "cascade" }),
  /** Countries it counts in; `null` means all. */
  countries: text("countries").array(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at"),
  /** How many players can have it; `null` means all. */
  maxRedemptions: integer("max_redemptions"),
  /** Granted only as a reward or prize; its code cannot be redeemed. */
  given: boolean("given").notNull(),
  texts: jsonb("texts").$type<TitledTexts>().notNull(),
});

/**
 * Coupons held by players; each player holds a coupon at most once. A goods coupon is used when it is redeemed, the
 * others with an order.
 */
export const couponRedemptions = pgTable(
  "coupon_redemptions",
  {
    code: text("code")
      .notNull()
      .references(() => coupons.code, { onDelete: "cascade" }),
    accountId: accountId(),
    redeemedAt: instant("redeemed_at").notNull(),
    usedAt: instant("used_at"),
    /** The order that uses it; a failed or cancelled order returns it. */
    orderKey: text("order_key"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.code] }),
    index("coupon_redemptions_of_code").on(table.code),
    index("coupon_redemptions_of_order").on(table.orderKey),
  ],
);

/** Nonexistent codes that an account has tried; the limited number prevents guessing. */
export const couponTries = pgTable(
  "coupon_tries",
  {
    accountId: accountId(),
    /** SHA-256 of the normalised code, so that the same code counts once. */
    codeHash: bytes("code_hash").notNull(),
    triedAt: instant("tried_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Condition of a reward, and how often it must be met. */
export interface RewardCondition {
  readonly kind: "welcome" | "visits" | "reviews" | "preRegistrations" | "preInstalls" | "ownedGames" | "miniGames";
  readonly goal: number;
}

/** Rewards of the publisher; each gives a coupon. */
export const rewards = pgTable("rewards", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  condition: jsonb("condition").$type<RewardCondition>().notNull(),
  couponCode: text("coupon_code")
    .notNull()
    .references(() => coupons.code, { onDelete: "cascade" }),
  /** Game whose art it is shown with. */
  artCode: text("art_code").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at"),
  texts: jsonb("texts").$type<TitledTexts>().notNull(),
});

export const rewardClaims = pgTable(
  "reward_claims",
  {
    accountId: accountId(),
    rewardId: text("reward_id")
      .notNull()
      .references(() => rewards.id, { onDelete: "cascade" }),
    claimedAt: instant("claimed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.rewardId] })],
);

/**
 * Rounds of the mini game. The number within a day is part of the key, so that two simultaneous rounds cannot share it.
 */
export const miniGamePlays = pgTable(
  "mini_game_plays",
  {
    accountId: accountId(),
    /** Day in UTC, `2026-11-21`. */
    day: text("day").notNull(),
    round: integer("round").notNull(),
    playedAt: instant("played_at").notNull(),
    /** Coupon that was won; `null` for none. */
    couponCode: text("coupon_code").references(() => coupons.code, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.round] })],
);

/** Goods that a player has paid for another one (states in `core/commerce/gift.ts`). */
export const gifts = pgTable(
  "gifts",
  {
    id: text("id").primaryKey(),
    senderId: text("sender_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    recipientId: text("recipient_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.goodsId, { onDelete: "cascade" }),
    message: text("message").notNull(),
    state: text("state")
      .$type<"unpaid" | "pending" | "accepted" | "declined" | "expired" | "cancelled" | "refunded">()
      .notNull(),
    /** The order that pays for it. */
    orderKey: text("order_key"),
    createdAt: instant("created_at").notNull(),
    /** When the recipient sees it. */
    deliverAt: instant("deliver_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
    /** When its sender has withdrawn it. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("gifts_sent").on(table.senderId, table.createdAt.desc(), table.id.desc()),
    index("gifts_received").on(table.recipientId, table.deliverAt.desc(), table.id.desc()),
    index("gifts_of_order").on(table.orderKey),
  ],
);
