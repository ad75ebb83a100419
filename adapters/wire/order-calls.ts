import type { Call } from "./call.ts";
import * as orders from "./orders.ts";

const orderKey = { orderKey: orders.orderKeySchema };

export const quoteOrder = {
  method: "POST",
  path: "/api/store/orders/quote",
  service: "store",
  summary: "What a purchase would cost now, with the coupon and with the lines that cannot be bought",
  access: "player",
  body: orders.quoteBodySchema,
  answer: orders.quoteAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const placeOrder = {
  method: "POST",
  path: "/api/store/orders",
  service: "store",
  summary:
    "Opens an order and returns the address of its payment; 409 with the fresh quote if it differs from the expected one",
  access: "player",
  body: orders.orderBodySchema,
  answer: orders.placedOrderAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const findOrder = {
  method: "GET",
  path: "/api/store/orders/attempt",
  service: "store",
  summary: "The order that a try with an `Idempotency-Key` has left, to find out about one whose answer was lost",
  access: "player",
  query: orders.attemptQuerySchema,
  answer: orders.attemptAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const listOrders = {
  method: "GET",
  path: "/api/store/orders",
  service: "store",
  summary: "The player's orders, the newest first, 20 a page",
  access: "player",
  query: orders.orderListQuerySchema,
  answer: orders.orderListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const getOrder = {
  method: "GET",
  path: "/api/store/orders/{orderKey}",
  service: "store",
  summary: "One of the player's orders",
  access: "player",
  parameters: orderKey,
  answer: orders.orderSchema,
  errors: [401, 404],
} as const satisfies Call;

export const cancelOrder = {
  method: "POST",
  path: "/api/store/orders/{orderKey}/cancel",
  service: "store",
  summary: "Cancels an order that has not been paid; once it is cancelled it answers the same again",
  access: "player",
  parameters: orderKey,
  answer: orders.orderSchema,
  errors: [401, 404, 409],
} as const satisfies Call;

export const requestRefund = {
  method: "POST",
  path: "/api/store/orders/{orderKey}/refund",
  service: "store",
  summary: "Asks for the money back; 403 with the reason where that cannot be asked for",
  access: "player",
  parameters: orderKey,
  body: orders.refundBodySchema,
  answer: orders.orderSchema,
  errors: [401, 403, 404],
} as const satisfies Call;
