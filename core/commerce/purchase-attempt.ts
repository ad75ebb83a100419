import type { EpochMilliseconds } from "../ports/device.ts";
import { PURCHASE_ATTEMPT_MS } from "./constants.ts";
import type { NewGift } from "./gift.ts";
import type { WantedLine } from "./order.ts";
import type { OrderState } from "./order-state.ts";

/** Goods and terms of a purchase: equal contents are the same purchase until it has ended. */
export interface PurchaseContents {
  readonly lines: readonly WantedLine[];
  readonly couponCode: string | null;
  readonly provider: string;
  readonly total: number;
  readonly currency: string;
}

/** A purchase that was begun on this device, kept there so that a lost answer or a closed page does not double it. */
export interface PurchaseAttempt {
  /** Idempotency key of every try. */
  readonly key: string;
  readonly contents: string;
}

/** Contents as one text, whatever the order of the lines. */
export function contentsTextOf(contents: PurchaseContents): string {
  const lines = contents.lines
    .map(({ goodsId, quantity }) => `${goodsId} ${quantity}`)
    .sort()
    .join("|");
  const { couponCode, provider, total, currency } = contents;
  return [lines, couponCode ?? "", provider, total, currency].join("/");
}

/**
 * Contents of a gift purchase: those of its order, then those for its recipient. Another recipient, message or date
 * makes another gift.
 */
export function giftContentsTextOf({ goodsId, recipient, message, deliverAt, provider, expected }: NewGift): string {
  const order = contentsTextOf({ lines: [{ goodsId, quantity: 1 }], couponCode: null, provider, ...expected });
  return `${order}/${JSON.stringify([recipient, message, deliverAt])}`;
}

/** Whether an order is the one that a kept try of a purchase, one's own or a gift's, has led to. */
export function isAttemptOf(contents: string, order: PurchaseContents): boolean {
  const bought = contentsTextOf(order);
  return contents === bought || contents.startsWith(`${bought}/`);
}

/**
 * What to do about an order that an earlier try of the same purchase has left.
 *
 * | order                            | what to do                                                  |
 * |----------------------------------|-------------------------------------------------------------|
 * | none                             | `send`: the try has not arrived, the same key may go again  |
 * | waiting to be paid               | `pay`: lead to its payment                                  |
 * | paid or fulfilled lately         | `show`: lead to its result, nothing is bought again         |
 * | failed, cancelled, given back    | `again`: a purchase of its own                               |
 * | fulfilled long ago               | `again`                                                      |
 */
export function stepAfterTry(
  order: { readonly state: OrderState; readonly createdAtMs: EpochMilliseconds } | null,
  nowMs: EpochMilliseconds,
): "send" | "pay" | "show" | "again" {
  if (order === null) return "send";
  if (order.state === "created" || order.state === "awaiting_payment") return "pay";
  if (order.state === "paid") return "show";
  const isLately = nowMs - order.createdAtMs < PURCHASE_ATTEMPT_MS;
  return order.state === "fulfilled" && isLately ? "show" : "again";
}
