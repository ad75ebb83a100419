import type { Order } from "#core/commerce/order.ts";
import type { Ports } from "#core/ports/index.ts";
import { formDraft } from "#ui/kit/form-draft/form-draft.ts";
import { GIFT_DRAFT } from "./gift-draft.ts";

/** Removes from this device what a player had written for the gifts of a paid order. */
export function forgetGiftDrafts(ports: Ports, userId: string, { lines }: Order): void {
  for (const { goodsId } of lines) {
    const draft = formDraft(ports, GIFT_DRAFT, userId, goodsId);
    // The payment can have ended in another tab than it began in.
    draft.read();
    draft.forget();
  }
}
