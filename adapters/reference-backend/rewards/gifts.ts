import { and, eq, inArray } from "drizzle-orm";
import { giftExpiresAt } from "#core/commerce/gift.ts";
import type { Queries } from "../database/database.ts";
import { gifts } from "../database/schema/index.ts";

/** What follows from the payment of a gift: it is on its way, and waits for its recipient from its delivery on. */
export async function startGift(transaction: Queries, orderKey: string, now: Date): Promise<void> {
  const [gift] = await transaction
    .select({ id: gifts.id, deliverAt: gifts.deliverAt })
    .from(gifts)
    .where(and(eq(gifts.orderKey, orderKey), eq(gifts.state, "unpaid")));
  if (gift === undefined) return;
  const deliverAt = gift.deliverAt > now ? gift.deliverAt : now;
  const expiresAt = new Date(giftExpiresAt(deliverAt.getTime()));
  await transaction.update(gifts).set({ state: "pending", deliverAt, expiresAt }).where(eq(gifts.id, gift.id));
}

/** What follows from the refund of a gift's order; what has been accepted stays with its recipient. */
export async function endGift(transaction: Queries, orderKey: string): Promise<void> {
  await transaction
    .update(gifts)
    .set({ state: "refunded" })
    .where(and(eq(gifts.orderKey, orderKey), inArray(gifts.state, ["pending", "declined", "expired", "cancelled"])));
}
