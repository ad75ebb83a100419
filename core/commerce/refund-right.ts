import type { EpochMilliseconds } from "../ports/device.ts";
import { MAX_REFUND_PLAY_MINUTES, REFUND_DAYS } from "./constants.ts";
import { canOrderBecome, type OrderState } from "./order-state.ts";

/** Reasons against a refund request. */
export const REFUND_REFUSALS = [
  "not_paid",
  "already_asked",
  "already_refunded",
  "nothing_paid",
  "given",
  "deducted",
  "window_over",
  "played",
] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

/** Reason of a refund request. */
export const REFUND_REASONS = ["by_mistake", "does_not_run", "not_as_expected", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export interface RefundFacts {
  readonly state: OrderState;
  readonly purpose: "own" | "gift";
  readonly total: number;
  readonly paidAtMs: EpochMilliseconds | null;
  /** Whether the price of another order depends on what this one has granted. */
  readonly isDeducted: boolean;
  /** Longest that one of the games bought has been played. */
  readonly playMinutes: number;
}

const DAY_MS = 86_400_000;

/** Deadline for a refund request: 14 days after payment. */
export function refundUntilMs(paidAtMs: EpochMilliseconds): EpochMilliseconds {
  return paidAtMs + REFUND_DAYS * DAY_MS;
}

/** Why no refund can be requested now; `null` if it can. The first matching reason is returned. */
export function refundRefusalOf(order: RefundFacts, nowMs: EpochMilliseconds): RefundRefusal | null {
  if (order.state === "refunded") return "already_refunded";
  if (order.state === "refund_requested") return "already_asked";
  if (!canOrderBecome(order.state, "refund_requested") || order.paidAtMs === null) return "not_paid";
  if (order.total === 0) return "nothing_paid";
  if (order.purpose === "gift") return "given";
  if (order.isDeducted) return "deducted";
  if (nowMs >= refundUntilMs(order.paidAtMs)) return "window_over";
  return order.playMinutes > MAX_REFUND_PLAY_MINUTES ? "played" : null;
}
