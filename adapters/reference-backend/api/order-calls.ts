import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { canCancelOrder } from "#core/commerce/order-state.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { advance, close, findOrder, settleDue } from "../domain/orders/advance-order.ts";
import { wireOrder, wireOrders } from "../domain/orders/load-orders.ts";
import { openOrder, orderOfAttempt, quotePurchase, wireQuote } from "../domain/orders/open-order.ts";
import type { OrderRow } from "../domain/orders/order-effects.ts";
import { type TriedCoupon, tryCoupon } from "../domain/rewards/coupon-tries.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, forbidden, notFound } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type OrderCalls = Pick<
  CallHandlers,
  "quoteOrder" | "placeOrder" | "findOrder" | "listOrders" | "getOrder" | "cancelOrder" | "requestRefund"
>;

/** Time until a refund request is decided. */
const REFUND_DECISION_MS = 10_000;

export function orderCalls(services: Services): OrderCalls {
  const { queries } = services.database;
  const { pictures } = services;
  const readCoupon = async (typed: string | null, scope: RequestScope): Promise<TriedCoupon | null> => {
    const isEmpty = typed === null || normalizeCoupon(typed) === "";
    return isEmpty
      ? null
      : await tryCoupon(queries, { typed, accountId: requirePlayer(scope).accountId, now: scope.now });
  };
  const toAnswer = (order: OrderRow, scope: RequestScope) => wireOrder(queries, pictures, order, scope.now);

  return {
    quoteOrder: async ({ body, scope }) => {
      requirePlayer(scope);
      const purchase = {
        lines: readLines(body.lines),
        coupon: await readCoupon(body.coupon_code, scope),
        purpose: "own" as const,
      };
      return wireQuote(await quotePurchase(queries, scope, purchase));
    },

    placeOrder: async ({ body, scope }) => {
      requirePlayer(scope);
      const wish = {
        lines: readLines(body.lines),
        coupon: await readCoupon(body.coupon_code, scope),
        provider: body.provider,
        expected: { total: body.expected_total, currency: body.currency },
        waivesRefund: body.refund_waiver,
        returnPath: body.return_path,
        purpose: "own" as const,
        attemptKey: scope.request.headers.get(PUBLISHER_HEADERS.idempotencyKey),
      };
      return await createOnce(scope, { call: "placeOrder", input: body }, (transaction) =>
        openOrder(transaction, scope, wish),
      );
    },

    findOrder: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      await settleDue(queries, accountId, scope.now);
      const order = await orderOfAttempt(queries, accountId, query.key);
      return { order: order === null ? null : await toAnswer(order, scope) };
    },

    listOrders: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      await settleDue(queries, accountId, scope.now);
      return await wireOrders(queries, pictures, { accountId, previousValue: query.previousValue });
    },

    getOrder: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      await settleDue(queries, accountId, scope.now);
      const order = await findOrder(queries, parameters.orderKey, accountId);
      if (order === null) throw notFound("order");
      return await toAnswer(order, scope);
    },

    cancelOrder: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      await settleDue(queries, accountId, scope.now);
      const order = await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const found = await findOrder(transaction, parameters.orderKey, accountId);
        if (found === null) throw notFound("order");
        if (!canCancelOrder(found.state)) return found;
        return await close(transaction, found, { to: "cancelled", reason: "by_you", now: scope.now });
      });
      const answer = await toAnswer(order, scope);
      if (order.state !== "cancelled") {
        throw new CallRefusal(409, "ORDER_NOT_OPEN", "The order cannot be cancelled any more.", {
          details: { reason: "order_not_open", order: answer },
        });
      }
      return answer;
    },

    requestRefund: async ({ parameters, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await settleDue(queries, accountId, scope.now);
      const order = await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const found = await findOrder(transaction, parameters.orderKey, accountId);
        if (found === null) throw notFound("order");
        // A repeated request has its answer already.
        if (found.state === "refund_requested" || found.state === "refunded") return found;
        const { refund_refusal } = await wireOrder(transaction, pictures, found, scope.now);
        if (refund_refusal !== null) throw forbidden(refund_refusal, "No refund can be asked for.");
        const refundDueAt = new Date(scope.now.getTime() + REFUND_DECISION_MS);
        const change = { refundReason: body.reason, refundDueAt };
        return await advance(transaction, found, { to: "refund_requested", now: scope.now, change });
      });
      return await toAnswer(order, scope);
    },
  };
}

function readLines(lines: readonly { readonly goods_id: string; readonly quantity: number }[]) {
  return lines.map(({ goods_id, quantity }) => ({ goodsId: goods_id, quantity }));
}
