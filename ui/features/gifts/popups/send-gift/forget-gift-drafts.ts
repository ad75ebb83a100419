import type { Order, OrderLine } from "#core/commerce/order.ts";
import type { Ports } from "#core/ports/index.ts";
import { formDraft } from "#ui/kit/form/form-draft.ts";
import { GIFT_DRAFT } from "./gift-draft.ts";

type PaidGift = Pick<Order, "orderKey"> & { readonly lines: readonly Pick<OrderLine, "goodsId">[] };

/** Removes from this device what a player had written for a paid order, in whichever tab; other gifts of the same goods stay. */
export function forgetGiftDrafts(ports: Ports, userId: string, { orderKey, lines }: PaidGift): void {
  for (const { goodsId } of lines)
    formDraft(ports, GIFT_DRAFT, userId, goodsId).forgetWhere((draft) => draft.orderKey === orderKey);
}
