import type { ParseKeys } from "i18next";
import type { ClosingReason } from "#core/commerce/order.ts";
import type { OrderState } from "#core/commerce/order-state.ts";

type Key = ParseKeys<"orders">;

export const STATE_TEXTS = {
  created: "stateCreated",
  awaiting_payment: "stateAwaitingPayment",
  paid: "statePaid",
  fulfilled: "stateFulfilled",
  failed: "stateFailed",
  cancelled: "stateCancelled",
  refund_requested: "stateRefundRequested",
  refunded: "stateRefunded",
} as const satisfies Record<OrderState, Key>;

export const CLOSING_TEXTS = {
  by_you: "closingByYou",
  expired: "closingExpired",
  replaced: "closingReplaced",
  declined: "closingDeclined",
  already_owned: "closingAlreadyOwned",
  country_changed: "closingCountryChanged",
} as const satisfies Record<ClosingReason, Key>;
