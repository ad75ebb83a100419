import type { QueryClient } from "@tanstack/react-query";
import { contentsTextOf } from "#core/commerce/purchase-attempt.ts";
import type { NewOrder } from "#core/ports/order-gateway.ts";
import { sendCall } from "#ui/data/write.ts";
import { type PurchaseOutcome, type PurchasePorts, sendPurchase } from "./send-purchase.ts";

/** Places an order of the player's own, once; see `sendPurchase`. */
export function placeOrder(
  ports: PurchasePorts,
  client: QueryClient,
  userId: string,
  order: NewOrder,
): Promise<PurchaseOutcome> {
  return sendPurchase(ports, {
    userId,
    purpose: "own",
    contents: contentsTextOf({ ...order, ...order.expected }),
    resultPath: order.returnPath,
    send: (key) => sendCall(client, () => ports.orders.place(order, key)),
  });
}
