import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { orderLines, orders, ownedGames, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { notify } from "../notifications/notify.ts";
import { endGift, startGift } from "../rewards/gifts.ts";
import { grantGoods } from "./grant-goods.ts";

export type OrderRow = typeof orders.$inferSelect;

/**
 * Effects of a fulfilled order, in its transaction: the buyer owns the goods, including parts of bundles, and they
 * leave the cart. A gift order starts the gift instead and grants the buyer nothing.
 */
export async function onFulfilled(transaction: Queries, order: OrderRow, now: Date): Promise<void> {
  if (order.purpose === "gift") {
    await startGift(transaction, order.orderKey, now);
    return;
  }
  const { accountId, orderKey } = order;
  const bought = await transaction
    .select({ goodsId: orderLines.goodsId })
    .from(orderLines)
    .where(eq(orderLines.orderKey, orderKey));
  const granted = await grantGoods(
    transaction,
    accountId,
    bought.map((line) => line.goodsId),
  );
  await transaction.update(orders).set({ granted }).where(eq(orders.orderKey, orderKey));
  await notifyBuyer(transaction, order, { message: "orderFulfilled", goodsId: bought[0]?.goodsId, now });
}

async function notifyBuyer(
  transaction: Queries,
  { accountId, orderKey }: OrderRow,
  input: {
    readonly message: "orderFulfilled" | "orderRefunded";
    readonly goodsId: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { message, goodsId, now } = input;
  await notify(transaction, {
    accountId,
    message,
    subject: goodsId === undefined ? {} : { goodsId },
    path: buildPath("order", { orderKey }),
    at: now,
    once: `${message}:${orderKey}`,
  });
}

/** Effects of a refund: the player loses what this order has granted. */
export async function onRefunded(transaction: Queries, order: OrderRow, now: Date): Promise<void> {
  const { accountId, granted } = order;
  const [line] = await transaction
    .select({ goodsId: orderLines.goodsId })
    .from(orderLines)
    .where(eq(orderLines.orderKey, order.orderKey))
    .orderBy(orderLines.position)
    .limit(1);
  await notifyBuyer(transaction, order, { message: "orderRefunded", goodsId: line?.goodsId, now });
  if (order.purpose === "gift") await endGift(transaction, order.orderKey);
  if (granted === null) return;
  if (granted.goodsIds.length > 0) {
    await transaction
      .delete(ownedGoods)
      .where(and(eq(ownedGoods.accountId, accountId), inArray(ownedGoods.goodsId, [...granted.goodsIds])));
  }
  if (granted.gameCodes.length > 0) {
    await transaction
      .delete(ownedGames)
      .where(and(eq(ownedGames.accountId, accountId), inArray(ownedGames.gameCode, [...granted.gameCodes])));
  }
}
