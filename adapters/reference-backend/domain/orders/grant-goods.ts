import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { cartLines, goods, ownedGames, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import type { Granted } from "#adapters/reference-backend/database/schema/orders.ts";

/**
 * Grants goods and the parts of bundles to a player and removes them from the cart. Returns what the player did not own
 * before.
 */
export async function grantGoods(
  transaction: Queries,
  accountId: string,
  boughtIds: readonly string[],
): Promise<Granted> {
  const readGoods = (goodsIds: readonly string[]) =>
    transaction
      .select({
        goodsId: goods.goodsId,
        gameCode: goods.gameCode,
        contentType: goods.contentType,
        contents: goods.contents,
      })
      .from(goods)
      .where(inArray(goods.goodsId, [...goodsIds]));
  const bought = await readGoods(boughtIds);
  const partIds = bought.flatMap((item) =>
    item.contentType === "BUNDLE" ? item.contents.flatMap((content) => content.goodsId ?? []) : [],
  );
  const parts = partIds.length === 0 ? [] : await readGoods(partIds);
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
  return {
    goodsIds: givenGoods.map(({ goodsId }) => goodsId),
    gameCodes: givenGames.map(({ gameCode }) => gameCode),
  };
}
