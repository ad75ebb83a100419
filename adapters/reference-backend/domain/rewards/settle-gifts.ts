import { and, eq, lte, type SQL } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { gifts, orders } from "#adapters/reference-backend/database/schema/index.ts";
import type { GiftState } from "#core/commerce/gift.ts";
import { lockAccounts } from "../commerce/lock-account.ts";
import { advance, settleDue } from "../orders/advance-order.ts";
import { notifyGiver } from "./gifts.ts";

type GiftRow = typeof gifts.$inferSelect;

/** Expires gifts that were not answered and refunds them. */
export async function settleGifts(queries: Queries, now: Date): Promise<void> {
  const due = await queries
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.state, "pending"), lte(gifts.expiresAt, now)));
  for (const { id } of due) {
    await queries.transaction(async (transaction) => {
      const gift = await lockGift(transaction, eq(gifts.id, id));
      if (gift?.state !== "pending") return;
      await giveMoneyBack(transaction, gift, now);
      await transaction
        .update(gifts)
        .set({ state: "expired" satisfies GiftState })
        .where(eq(gifts.id, id));
      await notifyGiver(transaction, gift, { became: "expired", now });
    });
  }
  if (due.length > 0) await settleDue(queries, null, now);
}

/** The gift of a condition, locked behind the accounts of both its players; `undefined` if there is none. */
export async function lockGift(transaction: Queries, isSought: SQL | undefined): Promise<GiftRow | undefined> {
  const [players] = await transaction
    .select({ senderId: gifts.senderId, recipientId: gifts.recipientId })
    .from(gifts)
    .where(isSought);
  if (players === undefined) return undefined;
  await lockAccounts(transaction, [players.senderId, players.recipientId]);
  const [gift] = await transaction.select().from(gifts).where(isSought).for("no key update");
  return gift;
}

/** Requests the refund of a gift's order; the decision is immediate. The sender must be locked. */
export async function giveMoneyBack(transaction: Queries, gift: GiftRow, now: Date): Promise<void> {
  if (gift.orderKey === null) return;
  const [order] = await transaction.select().from(orders).where(eq(orders.orderKey, gift.orderKey));
  if (order === undefined || order.state !== "fulfilled") return;
  await advance(transaction, order, {
    to: "refund_requested",
    now,
    change: { refundReason: "other", refundDueAt: now },
  });
}

/** Locks an account with those of the players whose gifts wait for it. */
export async function lockWithGivers(transaction: Queries, recipientId: string): Promise<void> {
  const givers = await transaction.select({ id: gifts.senderId }).from(gifts).where(isWaitingFor(recipientId));
  await lockAccounts(transaction, [recipientId, ...givers.map(({ id }) => id)]);
}

/**
 * Declines all gifts that wait for a player. `settleDue` decides about their money afterwards. `lockWithGivers` must
 * have been called.
 */
export async function declineAllGifts(transaction: Queries, recipientId: string, now: Date): Promise<void> {
  const waiting = await transaction.select().from(gifts).where(isWaitingFor(recipientId)).for("no key update");
  for (const gift of waiting) {
    await giveMoneyBack(transaction, gift, now);
    await transaction.update(gifts).set({ state: "declined", answeredAt: now }).where(eq(gifts.id, gift.id));
    await notifyGiver(transaction, gift, { became: "declined", now });
  }
}

const isWaitingFor = (recipientId: string) => and(eq(gifts.recipientId, recipientId), eq(gifts.state, "pending"));
