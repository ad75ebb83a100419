import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, gifts } from "#adapters/reference-backend/database/schema/index.ts";
import { giftExpiresAt } from "#core/commerce/gift.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { forgetNotification, notify } from "../notifications/notify.ts";

const GIVER_MESSAGES = { accepted: "giftAccepted", declined: "giftDeclined", expired: "giftExpired" } as const;

/** Starts a paid gift: it is scheduled, and waits for its recipient after delivery. */
export async function startGift(transaction: Queries, orderKey: string, now: Date): Promise<void> {
  const [row] = await transaction
    .select({ gift: gifts, sender: accounts.nickname })
    .from(gifts)
    .innerJoin(accounts, eq(accounts.id, gifts.senderId))
    .where(and(eq(gifts.orderKey, orderKey), eq(gifts.state, "unpaid")));
  if (row === undefined) return;
  const { gift, sender } = row;
  const deliverAt = gift.deliverAt > now ? gift.deliverAt : now;
  const expiresAt = new Date(giftExpiresAt(deliverAt.getTime()));
  await transaction.update(gifts).set({ state: "pending", deliverAt, expiresAt }).where(eq(gifts.id, gift.id));
  await notify(transaction, {
    accountId: gift.recipientId,
    message: "giftReceived",
    subject: { goodsId: gift.goodsId, name: sender },
    path: buildPath("gift", {}),
    at: deliverAt,
    once: receivedKeyOf(gift.id),
  });
}

const receivedKeyOf = (giftId: string) => `giftReceived:${giftId}`;

/** Removes the notification of a gift that its sender has withdrawn, also one for a later day. */
export async function forgetGiftNotification(
  transaction: Queries,
  { id, recipientId }: Pick<typeof gifts.$inferSelect, "id" | "recipientId">,
): Promise<void> {
  await forgetNotification(transaction, { accountId: recipientId, once: receivedKeyOf(id) });
}

/** Notifies the giver of the outcome of a gift; `queries` is the transaction of that outcome. */
export async function notifyGiver(
  transaction: Queries,
  gift: Pick<typeof gifts.$inferSelect, "id" | "senderId" | "recipientId" | "goodsId">,
  input: { readonly became: "accepted" | "declined" | "expired"; readonly now: Date },
): Promise<void> {
  const [recipient] = await transaction
    .select({ nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, gift.recipientId));
  const message = GIVER_MESSAGES[input.became];
  await notify(transaction, {
    accountId: gift.senderId,
    message,
    subject: { goodsId: gift.goodsId, name: recipient?.nickname ?? "" },
    path: buildPath("gift", {}),
    at: input.now,
    once: `${message}:${gift.id}`,
  });
}

/** Effects of a refunded gift order; an accepted gift stays with its recipient. */
export async function endGift(transaction: Queries, orderKey: string): Promise<void> {
  await transaction
    .update(gifts)
    .set({ state: "refunded" })
    .where(and(eq(gifts.orderKey, orderKey), inArray(gifts.state, ["pending", "declined", "expired", "cancelled"])));
}
