import { eq } from "drizzle-orm";
import { orders } from "#adapters/reference-backend/database/schema/index.ts";
import { fulfil, pay } from "#adapters/reference-backend/domain/orders/advance-order.ts";
import type { TestBackend, TestViewer } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";

export type Quote = AnswerOf<"quoteOrder">;

const linesOf = (goodsIds: readonly string[]) => goodsIds.map((goods_id) => ({ goods_id, quantity: 1 }));

export const quoteFor = (player: TestViewer, goodsIds: readonly string[], coupon_code: string | null = null) =>
  player.json<Quote>("/api/store/orders/quote", { json: { lines: linesOf(goodsIds), coupon_code } });

/** Orders one of each goods at the price of its quote. */
export async function placeOrder(
  player: TestViewer,
  goodsIds: readonly string[],
  {
    headers = {},
    ...more
  }: { readonly headers?: Readonly<Record<string, string>>; readonly [field: string]: unknown } = {},
): Promise<Response> {
  const coupon_code = typeof more.coupon_code === "string" ? more.coupon_code : null;
  const { total, currency, needs_refund_waiver } = await quoteFor(player, goodsIds, coupon_code);
  const paid = { provider: "nshop", expected_total: total, currency, refund_waiver: needs_refund_waiver };
  return await player.fetch("/api/store/orders", { json: { lines: linesOf(goodsIds), ...paid, ...more }, headers });
}

/** A gift to send at once, without words, for what `check` says it costs. */
export const giftOf = (goods_id: string, recipient: string, more: Readonly<Record<string, unknown>> = {}) => ({
  goods_id,
  recipient,
  message: "",
  deliver_at: null,
  provider: "nshop",
  expected_total: 1,
  currency: "KRW",
  return_path: "/order/result",
  ...more,
});

/** Pays an order and grants its goods, without the page for it. */
export const payFor = ({ database, now }: Pick<TestBackend, "database" | "now">, orderKey: string) =>
  database.queries.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.orderKey, orderKey));
    if (order === undefined) throw new Error("there is no such order");
    const paidAt = new Date(now());
    await fulfil(transaction, await pay(transaction, order, paidAt), paidAt);
  });
