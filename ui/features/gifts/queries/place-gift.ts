import type { QueryClient } from "@tanstack/react-query";
import type { NewGift } from "#core/commerce/gift.ts";
import { giftContentsTextOf } from "#core/commerce/purchase-attempt.ts";
import type { Ports } from "#core/ports/index.ts";
import { sendCall } from "#ui/data/write.ts";
import { type PurchaseOutcome, type PurchasePorts, sendPurchase } from "#ui/features/checkout/queries/send-purchase.ts";

/** Places the order that pays for a gift, once; see `sendPurchase`. */
export function placeGift(
  ports: PurchasePorts & Pick<Ports, "gifts">,
  client: QueryClient,
  userId: string,
  gift: NewGift,
): Promise<PurchaseOutcome> {
  return sendPurchase(ports, {
    userId,
    purpose: "gift",
    contents: giftContentsTextOf(gift),
    resultPath: gift.returnPath,
    send: (key) => sendCall(client, () => ports.gifts.send(gift, key)),
  });
}
