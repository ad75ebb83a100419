import { and, arrayOverlaps, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { goods, orderLines, orders } from "#adapters/reference-backend/database/schema/index.ts";
import type { OrderState } from "#core/commerce/order-state.ts";
import type { OrderRow } from "./order-effects.ts";

/** Orders that are paid or may still be paid. */
const COUNTING: readonly OrderState[] = ["awaiting_payment", "paid", "fulfilled", "refund_requested"];

/**
 * Whether another order of the player costs less because of what this one has granted: an upgrade, or a bundle with an
 * owned part. A refund would leave the player with the lower price alone.
 */
export async function isDeductedLater(queries: Queries, order: OrderRow): Promise<boolean> {
  const granted = [...(order.granted?.goodsIds ?? [])];
  if (granted.length === 0) return false;
  const isPartOfBundle = sql`exists (
    select 1 from jsonb_array_elements(${goods.contents}) as part where ${inArray(sql`part ->> 'goodsId'`, granted)})`;
  const found = await queries
    .select({ orderKey: orders.orderKey })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderKey, orders.orderKey))
    .innerJoin(goods, eq(goods.goodsId, orderLines.goodsId))
    .where(
      and(
        eq(orders.accountId, order.accountId),
        ne(orders.orderKey, order.orderKey),
        inArray(orders.state, [...COUNTING]),
        gt(orderLines.ownedAmount, 0),
        or(arrayOverlaps(goods.upgradeFrom, granted), isPartOfBundle),
      ),
    )
    .limit(1);
  return found.length > 0;
}
