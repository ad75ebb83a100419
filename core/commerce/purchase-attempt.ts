import type { EpochMilliseconds } from "../ports/device.ts";
import { PURCHASE_ATTEMPT_MS } from "./constants.ts";
import type { NewGift } from "./gift.ts";
import type { WantedLine } from "./order.ts";
import type { OrderState } from "./order-state.ts";
import { PAYMENT_PROVIDERS } from "./payment-providers.ts";

/** Goods and terms of a purchase: equal contents are the same purchase until it has ended. */
export interface PurchaseContents {
  readonly lines: readonly WantedLine[];
  readonly couponCode: string | null;
  readonly provider: string;
  readonly total: number;
  readonly currency: string;
}

/**
 * A purchase that was started on this device, stored there so that a lost answer or a closed page does not repeat it.
 */
export interface PurchaseAttempt {
  /** Idempotency key of every attempt. */
  readonly key: string;
  readonly contents: string;
}

/** Contents as one text that does not depend on the order of the lines. */
export function contentsTextOf(contents: PurchaseContents): string {
  const lines = contents.lines
    .map(({ goodsId, quantity }) => `${goodsId} ${quantity}`)
    .sort()
    .join("|");
  const { couponCode, provider, total, currency } = contents;
  return [lines, couponCode ?? "", provider, total, currency].join("/");
}

/**
 * Contents of a gift purchase: those of its order, then those for its recipient. A different recipient, message or date
 * is a different gift.
 */
export function giftContentsTextOf({ goodsId, recipient, message, deliverAt, provider, expected }: NewGift): string {
  const order = contentsTextOf({ lines: [{ goodsId, quantity: 1 }], couponCode: null, provider, ...expected });
  return `${order}/${JSON.stringify([recipient, message, deliverAt])}`;
}

/** Whether a stored attempt of a purchase or gift has led to this order, whose provider may not be known. */
export function isAttemptOf(
  contents: string,
  order: Omit<PurchaseContents, "provider"> & { readonly provider: string | null },
): boolean {
  const providers = order.provider === null ? PAYMENT_PROVIDERS : [order.provider];
  return providers.some((provider) => {
    const bought = contentsTextOf({ ...order, provider });
    return contents === bought || contents.startsWith(`${bought}/`);
  });
}

/**
 * Action for the order of an earlier attempt of the same purchase.
 *
 * | order                         | action                                                |
 * |-------------------------------|-------------------------------------------------------|
 * | none                          | `send`: no attempt has arrived, the key is used again |
 * | waiting for payment           | `pay`: go to its payment                              |
 * | paid or fulfilled recently    | `show`: go to its result, nothing is bought again     |
 * | in a state that is not known  | `show`                                                |
 * | failed, cancelled, refunded   | `again`: a new purchase                               |
 * | fulfilled long ago            | `again`                                               |
 */
export function stepAfterAttempt(
  order: { readonly state: OrderState | null; readonly createdAtMs: EpochMilliseconds } | null,
  nowMs: EpochMilliseconds,
): "send" | "pay" | "show" | "again" {
  if (order === null) return "send";
  if (order.state === "created" || order.state === "awaiting_payment") return "pay";
  if (order.state === "paid" || order.state === null) return "show";
  const isLately = nowMs - order.createdAtMs < PURCHASE_ATTEMPT_MS;
  return order.state === "fulfilled" && isLately ? "show" : "again";
}
