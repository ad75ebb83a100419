import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { cartLines, goods, orderLines, orders, ownedGames, ownedGoods } from "../database/schema/index.ts";

export type OrderRow = typeof orders.$inferSelect;

/**
 * What follows from an order that is fulfilled, in its transaction: the player owns what was bought, the parts of bundles
 * included, and has it in the cart no longer. A gift is its recipient's matter and gives the buyer nothing.
 */
export async function onFulfilled(transaction: Queries, order: OrderRow): Promise<void> {
  if (order.purpose === "gift") return;
  const { accountId, orderKey } = order;
  const bought = await transaction
    .select({
      goodsId: goods.goodsId,
      gameCode: goods.gameCode,
      contentType: goods.contentType,
      contents: goods.contents,
    })
    .from(orderLines)
    .innerJoin(goods, eq(goods.goodsId, orderLines.goodsId))
    .where(eq(orderLines.orderKey, orderKey));
  const partIds = bought.flatMap((item) =>
    item.contentType === "BUNDLE" ? item.contents.flatMap((content) => content.goodsId ?? []) : [],
  );
  const parts =
    partIds.length === 0
      ? []
      : await transaction
          .select({ goodsId: goods.goodsId, gameCode: goods.gameCode, contentType: goods.contentType })
          .from(goods)
          .where(inArray(goods.goodsId, partIds));
  const all = [...bought, ...parts];
  const goodsIds = [...new Set(all.map((item) => item.goodsId))];
  const gameCodes = [...new Set(all.filter((item) => item.contentType === "EDITION").map((item) => item.gameCode))];
  await transaction
    .delete(cartLines)
    .where(and(eq(cartLines.accountId, accountId), inArray(cartLines.goodsId, goodsIds)));
  const givenGoods = await transaction
    .insert(ownedGoods)
    .values(goodsIds.map((goodsId) => ({ accountId, goodsId })))
    .onConflictDoNothing()
    .returning({ goodsId: ownedGoods.goodsId });
  const givenGames =
    gameCodes.length === 0
      ? []
      : await transaction
          .insert(ownedGames)
          .values(gameCodes.map((gameCode) => ({ accountId, gameCode, playMinutes: 0 })))
          .onConflictDoNothing()
          .returning({ gameCode: ownedGames.gameCode });
  const granted = {
    goodsIds: givenGoods.map(({ goodsId }) => goodsId),
    gameCodes: givenGames.map(({ gameCode }) => gameCode),
  };
  await transaction.update(orders).set({ granted }).where(eq(orders.orderKey, orderKey));
}

/** What follows from a refund: the player no longer owns what this order has given. */
export async function onRefunded(transaction: Queries, order: OrderRow): Promise<void> {
  const { accountId, granted } = order;
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
