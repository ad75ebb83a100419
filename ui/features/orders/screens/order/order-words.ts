import type { ParseKeys } from "i18next";
import type { ClosingReason } from "#core/commerce/order.ts";
import type { OrderState } from "#core/commerce/order-state.ts";
import type { RefundReason, RefundRefusal } from "#core/commerce/refund-right.ts";

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

export const REFUND_REASON_TEXTS = {
  by_mistake: "reasonByMistake",
  does_not_run: "reasonDoesNotRun",
  not_as_expected: "reasonNotAsExpected",
  other: "reasonOther",
} as const satisfies Record<RefundReason, Key>;

/** Reasons against a refund that are worth telling; the others show in the state of the order. */
export const REFUND_REFUSAL_TEXTS = {
  not_paid: null,
  already_asked: "refundAsked",
  already_refunded: "refundDone",
  nothing_paid: "refundNothingPaid",
  given: "refundGiven",
  window_over: "refundWindowOver",
  played: "refundPlayed",
} as const satisfies Record<RefundRefusal, Key | null>;
