import type { InferOutput } from "valibot";
import type { Order, OrderLine } from "#core/commerce/order.ts";
import type { OrderGateway, QuoteRequest } from "#core/ports/order-gateway.ts";
import * as calls from "../wire/order-calls.ts";
import type { orderSchema, quoteAnswerSchema } from "../wire/orders.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { readPageEnd } from "./read-page-end.ts";
import { createStaticResolver, type ResolveStatic, resolveMedia } from "./static-addresses.ts";

type WireOrder = InferOutput<typeof orderSchema>;

/** A player's purchases over HTTP. `wstaticDomain` is where pictures are, empty for the page's own origin; `resolvePage` names the address of a payment. */
export function createHttpOrderGateway(
  client: HttpClient,
  wstaticDomain: string,
  resolvePage: ResolveStatic,
): OrderGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const readLine = (line: WireOrder["lines"][number]): OrderLine => ({
    goodsId: line.goods_id,
    gameCode: line.game_code,
    contentType: line.content_type,
    title: line.title,
    textLocale: line.text_locale,
    image: resolveMedia(line.image, resolve),
    quantity: line.quantity,
    listAmount: line.list_amount ?? line.unit_amount,
    unitAmount: line.unit_amount,
    ownedAmount: line.owned_amount,
  });
  const readOrder = (wire: WireOrder): Order => ({
    ...readAmounts(wire),
    orderKey: wire.order_key,
    state: wire.state,
    purpose: wire.purpose,
    provider: wire.provider,
    lines: wire.lines.map(readLine),
    couponCode: wire.coupon_code,
    createdAt: wire.created_at,
    expiresAt: wire.expires_at,
    paidAt: wire.paid_at,
    refundWaivedAt: wire.refund_waived_at,
    receiptNumber: wire.receipt_number,
    closingReason: wire.closing_reason,
    history: wire.history,
    paymentUrl: wire.payment_url === null ? null : resolvePage(wire.payment_url),
    refundRefusal: wire.refund_refusal,
    refundUntil: wire.refund_until,
  });

  return {
    quote: async (request, options) =>
      mapResult(await client.send(calls.quoteOrder, { body: writeRequest(request) }, options), (wire) => ({
        ...readAmounts(wire),
        lines: wire.lines.map((line) => ({ ...readLine(line), refusal: line.refusal })),
        coupon: wire.coupon,
        needsRefundWaiver: wire.needs_refund_waiver,
      })),
    place: async ({ provider, expected, waivesRefund = false, returnPath, ...request }, idempotencyKey) =>
      mapResult(
        await client.send(calls.placeOrder, {
          body: {
            ...writeRequest(request),
            provider,
            expected_total: expected.total,
            currency: expected.currency,
            refund_waiver: waivesRefund,
            return_path: returnPath,
          },
          idempotencyKey,
        }),
        (wire) => ({ orderKey: wire.order_key, redirectUrl: resolvePage(wire.redirect_url) }),
      ),
    findByAttempt: async (key, options) =>
      mapResult(await client.send(calls.findOrder, { query: { key } }, options), ({ order }) =>
        order === null ? null : readOrder(order),
      ),
    list: async (cursor, options) =>
      mapResult(await client.send(calls.listOrders, { query: { previousValue: cursor } }, options), (wire) => ({
        orders: wire.orders.map((order) => ({
          orderKey: order.order_key,
          state: order.state,
          createdAt: order.created_at,
          currency: order.currency,
          total: order.total,
          title: order.title,
          textLocale: order.text_locale,
          image: resolveMedia(order.image, resolve),
          lineCount: order.line_count,
        })),
        nextCursor: wire.has_more === false ? null : readPageEnd(wire).nextCursor,
      })),
    get: async (orderKey, options) =>
      mapResult(await client.send(calls.getOrder, { parameters: { orderKey } }, options), readOrder),
    cancel: async (orderKey) =>
      mapResult(await client.send(calls.cancelOrder, { parameters: { orderKey } }), readOrder),
    requestRefund: async (orderKey, reason) =>
      mapResult(await client.send(calls.requestRefund, { parameters: { orderKey }, body: { reason } }), readOrder),
  };
}

const readAmounts = (wire: WireOrder | InferOutput<typeof quoteAnswerSchema>) => ({
  currency: wire.currency,
  subtotal: wire.subtotal,
  discount: wire.discount,
  total: wire.total,
  taxIncluded: wire.tax_included,
  tax: wire.tax,
});

const writeRequest = ({ lines, couponCode }: QuoteRequest) => ({
  lines: lines.map(({ goodsId, quantity }) => ({ goods_id: goodsId, quantity })),
  coupon_code: couponCode,
});
