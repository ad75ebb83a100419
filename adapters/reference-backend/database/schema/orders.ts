import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ClosingReason, OrderPurpose } from "#core/commerce/order.ts";
import type { OrderState } from "#core/commerce/order-state.ts";
import type { OrderTax } from "#core/commerce/order-tax.ts";
import type { PaymentProvider } from "#core/commerce/payment-providers.ts";
import type { RefundReason } from "#core/commerce/refund-right.ts";
import { codePointText, goods, instant } from "./catalogue.ts";
import { accounts } from "./players.ts";

const amount = (name: string) => bigint(name, { mode: "number" }).notNull();

export interface OrderMoment {
  readonly state: OrderState;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Goods and coins that an order has granted, and that a refund takes back. */
export interface Granted {
  readonly goodsIds: readonly string[];
  readonly gameCodes: readonly string[];
}

/** Purchases; amounts in minor units of `currency`, as they were when the order was opened. */
export const orders = pgTable(
  "orders",
  {
    orderKey: codePointText("order_key").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** `Idempotency-Key` of the last try that led to this order. */
    attemptKey: text("attempt_key"),
    /** Goods and terms as one text: a purchase with equal contents returns the open order. */
    contents: text("contents").notNull(),
    purpose: text("purpose").$type<OrderPurpose>().notNull(),
    /** The gift it pays for. */
    giftId: text("gift_id"),
    state: text("state").$type<OrderState>().notNull(),
    closingReason: text("closing_reason").$type<ClosingReason>(),
    provider: text("provider").$type<PaymentProvider>().notNull(),
    country: text("country").notNull(),
    currency: text("currency").notNull(),
    subtotal: amount("subtotal"),
    discount: amount("discount"),
    total: amount("total"),
    taxIncluded: boolean("tax_included").notNull(),
    /** Tax in the total when the order was opened; null where none is charged, and in orders of earlier versions. */
    tax: jsonb("tax").$type<OrderTax>(),
    couponCode: text("coupon_code"),
    /** Path to return to after payment, below `returnOrigin`. */
    returnPath: text("return_path").notNull(),
    /** The origin beside the store's own that the order was placed from; null for the store itself. */
    returnOrigin: text("return_origin"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    paidAt: instant("paid_at"),
    /** When the buyer gave up the legal right to withdraw. */
    refundWaivedAt: instant("refund_waived_at"),
    receiptNumber: text("receipt_number"),
    refundReason: text("refund_reason").$type<RefundReason>(),
    /** When a request for a refund is decided. */
    refundDueAt: instant("refund_due_at"),
    history: jsonb("history").$type<readonly OrderMoment[]>().notNull(),
    granted: jsonb("granted").$type<Granted>(),
  },
  (table) => [
    index("orders_of_account").on(table.accountId, table.createdAt.desc(), table.orderKey.desc()),
    uniqueIndex("orders_attempt").on(table.accountId, table.attemptKey),
    uniqueIndex("orders_receipt").on(table.receiptNumber),
    index("orders_under_way").on(table.accountId).where(sql`state in ('awaiting_payment', 'paid', 'refund_requested')`),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    orderKey: codePointText("order_key")
      .notNull()
      .references(() => orders.orderKey, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.goodsId),
    gameCode: codePointText("game_code").notNull(),
    contentType: text("content_type").$type<"EDITION" | "DLC" | "BUNDLE">().notNull(),
    /** In the language it was bought in. */
    title: text("title").notNull(),
    /** That language; empty for orders that are older than this column. */
    textLocale: text("text_locale").notNull().default(""),
    quantity: integer("quantity").notNull(),
    listAmount: amount("list_amount"),
    unitAmount: amount("unit_amount"),
    ownedAmount: amount("owned_amount"),
  },
  (table) => [primaryKey({ columns: [table.orderKey, table.position] })],
);
