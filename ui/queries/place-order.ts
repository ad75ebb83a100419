import type { Order } from "#core/commerce/order.ts";
import { contentsTextOf, readPurchaseAttempt, stepAfterTry } from "#core/commerce/purchase-attempt.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import type { NewOrder } from "#core/ports/order-gateway.ts";

/** What a purchase needs from outside. */
export type PurchasePorts = Pick<Ports, "orders" | "storage" | "identifiers" | "clock">;

/**
 * Where a purchase leads: `goto` the payment, or the result of one that was paid already; `changed` where it is not what the
 * player was told any more, so that it has to be priced anew.
 */
export type PurchaseOutcome =
  | { readonly kind: "goto"; readonly orderKey: string; readonly address: string }
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

const keyOf = (userId: string) => `purchase:${userId}`;

/**
 * Places an order, once: the try is written down on the device before it is sent, and the same purchase is the same try
 * until it has come to an end. So neither a lost answer nor a closed page, a second press, Back or a reload buys twice: what
 * an earlier try has left is read first, and nothing is sent again before that is known.
 */
export async function placeOrder(ports: PurchasePorts, userId: string, order: NewOrder): Promise<PurchaseOutcome> {
  const { orders, storage, identifiers } = ports;
  const contents = contentsTextOf({ ...order, ...order.expected });
  const kept = readPurchaseAttempt(storage.read(keyOf(userId)));
  let key = kept?.contents === contents ? kept.key : null;
  if (key !== null) {
    const earlier = await lookUp(ports, key);
    if (earlier.kind === "lead") return gotoOf(earlier.order, order.returnPath);
    if (earlier.kind === "failed") return earlier;
    if (earlier.kind === "anew") key = null;
  }
  key ??= identifiers.next();
  storage.write(keyOf(userId), JSON.stringify({ key, contents }));
  const placed = await orders.place(order, key);
  if (placed.ok) return { kind: "goto", orderKey: placed.value.orderKey, address: placed.value.redirectUrl };
  const { failure } = placed;
  if (failure.kind === "status" && failure.code === "QUOTE_CHANGED") {
    storage.remove(keyOf(userId));
    return { kind: "changed" };
  }
  if (failure.kind !== "status" || failure.status >= 500) {
    const arrived = await lookUp(ports, key);
    if (arrived.kind === "lead") return gotoOf(arrived.order, order.returnPath);
  }
  return { kind: "failed", failure };
}

/** Forgets the try of an order that has come to its end, so that the next purchase of the same is one of its own. */
export function forgetPurchase({ storage }: Pick<Ports, "storage">, userId: string, order: Order): void {
  const kept = readPurchaseAttempt(storage.read(keyOf(userId)));
  if (kept?.contents === contentsTextOf(order)) storage.remove(keyOf(userId));
}

type Earlier =
  | { readonly kind: "lead"; readonly order: Order }
  | { readonly kind: "send" | "anew" }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

async function lookUp({ orders, clock }: PurchasePorts, key: string): Promise<Earlier> {
  const found = await orders.findByAttempt(key);
  if (!found.ok) return { kind: "failed", failure: found.failure };
  const order = found.value;
  const step = stepAfterTry(order && { state: order.state, createdAtMs: Date.parse(order.createdAt) }, clock.now());
  if (step === "send" || step === "anew" || order === null) return { kind: step === "anew" ? "anew" : "send" };
  return { kind: "lead", order };
}

function gotoOf(order: Order, resultPath: string): PurchaseOutcome {
  const address = order.paymentUrl ?? `${resultPath}?orderKey=${order.orderKey}`;
  return { kind: "goto", orderKey: order.orderKey, address };
}
