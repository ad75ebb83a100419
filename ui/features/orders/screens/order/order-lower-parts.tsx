import type { Order } from "#core/commerce/order.ts";
import { OrderHelp } from "./order-help.tsx";
import { RefundPanel } from "./refund-panel.tsx";

/** What an order page needs after its first view. */
export function OrderLowerParts({ order }: { readonly order: Order }) {
  return (
    <>
      <RefundPanel order={order} />
      <OrderHelp />
    </>
  );
}
