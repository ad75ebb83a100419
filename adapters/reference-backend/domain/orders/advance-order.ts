import { randomInt } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { orderLines, orders, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import type { ClosingReason } from "#core/commerce/order.ts";
import { canOrderBecome, type OrderState } from "#core/commerce/order-state.ts";
import { lockAccount } from "../commerce/lock-account.ts";
import { giveCouponBack } from "../rewards/coupons.ts";
import { isDeductedLater } from "./deducted-later.ts";
import { type OrderRow, onFulfilled, onRefunded } from "./order-effects.ts";

/** An order of an account; `null` if it is unknown or another account's. */
export async function findOrder(queries: Queries, orderKey: string, accountId: string): Promise<OrderRow | null> {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.orderKey, orderKey), eq(orders.accountId, accountId)));
  return row ?? null;
}

/** Columns that change with a state. */
type OrderChange = Partial<
  Pick<OrderRow, "closingReason" | "paidAt" | "receiptNumber" | "refundReason" | "refundDueAt">
>;

/** Brings an order into its next state, as the rules of the core allow; the account must be locked. */
export async function advance(
  transaction: Queries,
  order: OrderRow,
  input: { readonly to: OrderState; readonly now: Date } & { readonly change?: OrderChange },
): Promise<OrderRow> {
  const { to, now, change = {} } = input;
  if (!canOrderBecome(order.state, to)) throw new Error(`an order cannot go from ${order.state} to ${to}`);
  const history = [...order.history, { state: to, at: now.toISOString() }];
  const [row] = await transaction
    .update(orders)
    .set({ ...change, state: to, history })
    .where(eq(orders.orderKey, order.orderKey))
    .returning();
  if (row === undefined) throw new Error("an order has gone while it was changed");
  return row;
}

/** Ends an order that is not paid, and gives its coupon back. */
export async function close(
  transaction: Queries,
  order: OrderRow,
  input: { readonly to: "cancelled" | "failed"; readonly reason: ClosingReason; readonly now: Date },
): Promise<OrderRow> {
  await giveCouponBack(transaction, order.orderKey);
  return await advance(transaction, order, { ...input, change: { closingReason: input.reason } });
}

/** Takes the payment of an order. If the player already owns any of its goods, the order is closed as failed instead. */
export async function pay(transaction: Queries, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.purpose === "own" && (await ownsAnyOf(transaction, order))) {
    return await close(transaction, order, { to: "failed", reason: "already_owned", now });
  }
  return await advance(transaction, order, {
    to: "paid",
    now,
    change: { paidAt: now, receiptNumber: receiptNumberOf(now) },
  });
}

/** Grants the goods of a paid order. */
export async function fulfil(transaction: Queries, order: OrderRow, now: Date): Promise<OrderRow> {
  await onFulfilled(transaction, order, now);
  return await advance(transaction, order, { to: "fulfilled", now });
}

/**
 * Advances due orders of an account, or of all: unpaid orders expire, paid ones are fulfilled (also after a process was
 * killed in between) and refund requests are decided. Call it before orders are read.
 */
export async function settleDue(queries: Queries, accountId: string | null, now: Date): Promise<void> {
  const due = await queries
    .select({ orderKey: orders.orderKey, accountId: orders.accountId })
    .from(orders)
    .where(and(isDue(now), accountId === null ? undefined : eq(orders.accountId, accountId)))
    .orderBy(asc(orders.orderKey));
  for (const { orderKey, accountId: owner } of due) {
    await queries.transaction(async (transaction) => {
      await lockAccount(transaction, owner);
      const [order] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.orderKey, orderKey), isDue(now)));
      if (order !== undefined) await settle(transaction, order, now);
    });
  }
}

async function settle(transaction: Queries, order: OrderRow, now: Date): Promise<void> {
  if (order.state === "awaiting_payment") {
    await close(transaction, order, { to: "cancelled", reason: "expired", now });
  } else if (order.state === "paid") {
    await fulfil(transaction, order, now);
  } else if (order.state === "refund_requested" && (await isDeductedLater(transaction, order))) {
    // An upgrade was bought while the request was waiting.
    await advance(transaction, order, { to: "fulfilled", now });
  } else if (order.state === "refund_requested") {
    await giveCouponBack(transaction, order.orderKey);
    await onRefunded(transaction, order, now);
    await advance(transaction, order, { to: "refunded", now });
  }
}

function isDue(now: Date) {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return sql`${orders.state} in ('awaiting_payment', 'paid', 'refund_requested') and (
    ${orders.state} = 'paid'
    or (${orders.state} = 'awaiting_payment' and ${orders.expiresAt} <= ${instant})
    or (${orders.state} = 'refund_requested' and ${orders.refundDueAt} <= ${instant}))`;
}

async function ownsAnyOf(transaction: Queries, order: OrderRow): Promise<boolean> {
  const lines = await transaction
    .select({ goodsId: orderLines.goodsId })
    .from(orderLines)
    .where(eq(orderLines.orderKey, order.orderKey));
  const goodsIds = lines.map((line) => line.goodsId);
  const owned = await transaction
    .select({ goodsId: ownedGoods.goodsId })
    .from(ownedGoods)
    .where(and(eq(ownedGoods.accountId, order.accountId), inArray(ownedGoods.goodsId, goodsIds)));
  return owned.length > 0;
}

/** Day and nine digits: short enough to read aloud, unique by the index of the table. */
function receiptNumberOf(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  return `${day}-${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
}
