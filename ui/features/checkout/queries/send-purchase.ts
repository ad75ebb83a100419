import * as v from "valibot";
import type { Order, OrderPurpose } from "#core/commerce/order.ts";
import { isAttemptOf, type PurchaseAttempt, stepAfterAttempt } from "#core/commerce/purchase-attempt.ts";
import type { RequestFailure, Result } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import type { PlacedOrder } from "#core/ports/order-gateway.ts";
import { type StoredValue, storedValue } from "#core/storage/stored-value.ts";
import { appliedCoupon } from "./applied-coupon.ts";

/** Dependencies of a purchase. */
export type PurchasePorts = Pick<Ports, "orders" | "sharedStorage" | "identifiers" | "clock">;

/**
 * Next step of a purchase: `goto` leads to the payment, or to the result if it was already paid; `changed` means that
 * the offer differs from what the player saw and must be priced again.
 */
export type PurchaseOutcome =
  | { readonly kind: "goto"; readonly orderKey: string; readonly address: string }
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

interface Purchase {
  readonly userId: string;
  readonly purpose: OrderPurpose;
  /** The same contents are the same purchase. */
  readonly contents: string;
  /** Path of the page with the result. */
  readonly resultPath: string;
  readonly send: (idempotencyKey: string) => Promise<Result<PlacedOrder>>;
}

/** Storage keys: a purchase for oneself and a gift can be in progress at the same time. */
const NAMES: Readonly<Record<OrderPurpose, string>> = { own: "purchase", gift: "gift-purchase" };
const attemptSchema = v.object({ key: v.pipe(v.string(), v.nonEmpty()), contents: v.string() });
const attemptOf = (purpose: OrderPurpose, userId: string) =>
  storedValue<PurchaseAttempt | null>(`${NAMES[purpose]}:${userId}`, attemptSchema, null);

/**
 * Sends a purchase once: its attempt is stored on the device first, and the same contents are the same attempt until it
 * has ended. A lost answer, a closed page, a second press, Back or a reload therefore buys nothing twice: the order of an
 * earlier attempt is looked up before anything is sent again.
 */
export async function sendPurchase(ports: PurchasePorts, purchase: Purchase): Promise<PurchaseOutcome> {
  const { sharedStorage } = ports;
  const { contents, resultPath } = purchase;
  const attempt = attemptOf(purchase.purpose, purchase.userId);
  const kept = await attempt.readShared(sharedStorage);
  let endedKey: string | null = null;
  if (kept?.contents === contents) {
    const earlier = await lookUp(ports, kept.key);
    if (earlier.kind === "lead") return gotoOf(earlier.order, resultPath);
    if (earlier.kind === "failed") return earlier;
    if (earlier.kind === "again") endedKey = kept.key;
  }
  const key = await claimKey(ports, attempt, contents, endedKey);
  const placed = await purchase.send(key);
  if (placed.ok) return { kind: "goto", orderKey: placed.value.orderKey, address: placed.value.redirectUrl };
  const { failure } = placed;
  if (failure.kind === "status" && failure.code === "QUOTE_CHANGED") {
    await attempt.changeShared(sharedStorage, (latest) => (latest?.key === key ? null : latest));
    return { kind: "changed" };
  }
  if (failure.kind !== "status" || failure.status >= 500) {
    const arrived = await lookUp(ports, key);
    if (arrived.kind === "lead") return gotoOf(arrived.order, resultPath);
  }
  return { kind: "failed", failure };
}

/** Key of the purchase attempt in progress, in whichever tab it began; a new key if there is none or it has ended. */
async function claimKey(
  { sharedStorage, identifiers }: PurchasePorts,
  attempt: StoredValue<PurchaseAttempt | null>,
  contents: string,
  endedKey: string | null,
): Promise<string> {
  const next = identifiers.next();
  const claimed = await attempt.changeShared(sharedStorage, (kept) => {
    const isUnderWay = kept?.contents === contents && kept.key !== endedKey;
    return isUnderWay ? kept : { key: next, contents };
  });
  return claimed?.key ?? next;
}

/**
 * Deletes the attempt of an order that has ended, so that the next purchase of the same goods is a new one, and the
 * coupon of a paid order. The coupon of an unpaid one stays in the cart.
 */
export async function forgetPurchase(
  { sharedStorage }: Pick<Ports, "sharedStorage">,
  userId: string,
  order: Order,
): Promise<void> {
  for (const purpose of order.purpose === null ? (["own", "gift"] as const) : [order.purpose]) {
    await attemptOf(purpose, userId).changeShared(sharedStorage, (kept) =>
      kept !== null && isAttemptOf(kept.contents, order) ? null : kept,
    );
  }
  if (order.paidAt === null || order.couponCode === null) return;
  await appliedCoupon(userId).changeShared(sharedStorage, (kept) => (kept === order.couponCode ? null : kept));
}

type Earlier =
  | { readonly kind: "lead"; readonly order: Order }
  | { readonly kind: "send" | "again" }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

async function lookUp({ orders, clock }: PurchasePorts, key: string): Promise<Earlier> {
  const found = await orders.findByAttempt(key);
  if (!found.ok) return { kind: "failed", failure: found.failure };
  const order = found.value;
  const step = stepAfterAttempt(order && { state: order.state, createdAtMs: Date.parse(order.createdAt) }, clock.now());
  if (step === "send" || step === "again" || order === null) return { kind: step === "again" ? "again" : "send" };
  return { kind: "lead", order };
}

function gotoOf(order: Order, resultPath: string): PurchaseOutcome {
  const address = order.paymentUrl ?? `${resultPath}?orderKey=${order.orderKey}`;
  return { kind: "goto", orderKey: order.orderKey, address };
}
