import { and, asc, count, eq, inArray, max, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { games, goods, orderLines, orders, ownedGames } from "#adapters/reference-backend/database/schema/index.ts";
import {
  cursorInstantSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { orderListAnswerSchema, orderSchema } from "#adapters/wire/orders.ts";
import { refundRefusalOf, refundUntilMs } from "#core/commerce/refund-right.ts";
import type { PictureLibrary } from "../media/picture-library.ts";
import { isDeductedLater } from "./deducted-later.ts";
import { paymentAddressOf } from "./open-order.ts";
import type { OrderRow } from "./order-effects.ts";

type WireOrder = v.InferInput<typeof orderSchema>;
type WireOrderPage = v.InferInput<typeof orderListAnswerSchema>;

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([cursorInstantSchema, cursorTextSchema]);

/** An order as its player sees it. */
export async function wireOrder(
  queries: Queries,
  pictures: PictureLibrary,
  order: OrderRow,
  now: Date,
): Promise<WireOrder> {
  const lines = await linesOf(queries, [order.orderKey]);
  const playMinutes = await longestPlayed(queries, order.accountId, order.granted?.gameCodes ?? []);
  const isDeducted = await isDeductedLater(queries, order);
  const paidAtMs = order.paidAt?.getTime() ?? null;
  return {
    order_key: order.orderKey,
    state: order.state,
    purpose: order.purpose,
    provider: order.provider,
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    total: order.total,
    tax_included: order.taxIncluded,
    tax: order.tax,
    lines: lines.map((line) => ({
      goods_id: line.goodsId,
      game_code: line.gameCode,
      content_type: line.contentType,
      title: line.title,
      text_locale: line.textLocale,
      image: pictureOf(pictures, line),
      quantity: line.quantity,
      list_amount: line.listAmount,
      unit_amount: line.unitAmount,
      owned_amount: line.ownedAmount,
    })),
    coupon_code: order.couponCode,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    refund_waived_at: order.refundWaivedAt?.toISOString() ?? null,
    receipt_number: order.receiptNumber,
    closing_reason: order.closingReason,
    history: [...order.history],
    payment_url: order.state === "awaiting_payment" ? paymentAddressOf(order) : null,
    refund_refusal: refundRefusalOf({ ...order, paidAtMs, playMinutes, isDeducted }, now.getTime()),
    refund_until: paidAtMs === null ? null : new Date(refundUntilMs(paidAtMs)).toISOString(),
  };
}

/** A page of an account's orders, the newest first. */
export async function wireOrders(
  queries: Queries,
  pictures: PictureLibrary,
  { accountId, previousValue }: { readonly accountId: string; readonly previousValue: string | undefined },
): Promise<WireOrderPage> {
  const list = JSON.stringify(["orders", accountId]);
  const after = decodeCursor(previousValue, list, cursorSchema);
  const rows = await queries
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        after === undefined
          ? undefined
          : sql`(${orders.createdAt}, ${orders.orderKey}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(sql`${orders.createdAt} desc nulls last`, sql`${orders.orderKey} desc nulls last`)
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const orderKeys = page.map((order) => order.orderKey);
  const [firstLines, counts] = await Promise.all([
    linesOf(queries, orderKeys, eq(orderLines.position, 0)),
    orderKeys.length === 0
      ? []
      : queries
          .select({ orderKey: orderLines.orderKey, lines: count() })
          .from(orderLines)
          .where(inArray(orderLines.orderKey, orderKeys))
          .groupBy(orderLines.orderKey),
  ]);
  const firstOf = new Map(firstLines.map((line) => [line.orderKey, line]));
  const countOf = new Map(counts.map((row) => [row.orderKey, row.lines]));
  const last = page.at(-1);
  return {
    orders: page.flatMap((order) => {
      const first = firstOf.get(order.orderKey);
      if (first === undefined) return [];
      return {
        order_key: order.orderKey,
        state: order.state,
        created_at: order.createdAt.toISOString(),
        currency: order.currency,
        total: order.total,
        title: first.title,
        text_locale: first.textLocale,
        image: pictureOf(pictures, first),
        line_count: countOf.get(order.orderKey) ?? 1,
      };
    }),
    has_more: rows.length > PAGE_SIZE,
    previous_value:
      rows.length > PAGE_SIZE && last !== undefined
        ? encodeCursor(list, [last.createdAt.getTime(), last.orderKey])
        : null,
  };
}

/** Lines of orders in their order, with the data for their pictures. */
export async function linesOf(queries: Queries, orderKeys: readonly string[], only?: ReturnType<typeof eq>) {
  if (orderKeys.length === 0) return [];
  return await queries
    .select({
      orderKey: orderLines.orderKey,
      goodsId: orderLines.goodsId,
      gameCode: orderLines.gameCode,
      contentType: orderLines.contentType,
      title: orderLines.title,
      textLocale: orderLines.textLocale,
      quantity: orderLines.quantity,
      listAmount: orderLines.listAmount,
      unitAmount: orderLines.unitAmount,
      ownedAmount: orderLines.ownedAmount,
      cover: goods.cover,
      artCode: games.artCode,
    })
    .from(orderLines)
    .innerJoin(goods, eq(goods.goodsId, orderLines.goodsId))
    .innerJoin(games, eq(games.gameCode, goods.gameCode))
    .where(and(inArray(orderLines.orderKey, [...orderKeys]), only))
    .orderBy(asc(orderLines.orderKey), asc(orderLines.position));
}

function pictureOf(
  pictures: PictureLibrary,
  line: { readonly artCode: string; readonly cover: string; readonly title: string },
): WireOrder["lines"][number]["image"] {
  const picture = pictures.coverOf(line.artCode, line.cover, line.title);
  return { ...picture, captions: [...picture.captions] };
}

/** Longest play time in minutes among these games. Time played before an order does not count. */
async function longestPlayed(queries: Queries, accountId: string, gameCodes: readonly string[]): Promise<number> {
  if (gameCodes.length === 0) return 0;
  const [row] = await queries
    .select({ minutes: max(ownedGames.playMinutes) })
    .from(ownedGames)
    .where(and(eq(ownedGames.accountId, accountId), inArray(ownedGames.gameCode, [...gameCodes])));
  return row?.minutes ?? 0;
}
