import { MAX_ORDER_POLL_MS, ORDER_POLL_MS } from "./constants.ts";

/** States of an order, and which follow each. */
export const ORDER_TRANSITIONS = {
  created: ["awaiting_payment", "failed", "cancelled"],
  awaiting_payment: ["paid", "failed", "cancelled"],
  paid: ["fulfilled", "refund_requested", "failed"],
  fulfilled: ["refund_requested"],
  refund_requested: ["refunded", "fulfilled"],
  failed: [],
  cancelled: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof ORDER_TRANSITIONS;

/** Whether an order can go from one state to another. */
export function canOrderBecome(from: OrderState, to: OrderState): boolean {
  const next: readonly OrderState[] = ORDER_TRANSITIONS[from];
  return next.includes(to);
}

/** Whether the result page can stop polling: the purchase has ended, successfully or not. A state of `null` is not known. */
export function isSettledOrder(state: OrderState | null): boolean {
  if (state === null) return false;
  return state === "fulfilled" || ORDER_TRANSITIONS[state].length === 0;
}

/** An order can be cancelled until it is paid; afterwards a refund is requested. */
export function canCancelOrder(state: OrderState | null): boolean {
  return state !== null && canOrderBecome(state, "cancelled");
}

/** Milliseconds before the next check of an order, counted from 0: doubling from 1 s to 15 s. */
export function orderPollDelayMs(look: number): number {
  return Math.min(ORDER_POLL_MS * 2 ** look, MAX_ORDER_POLL_MS);
}
