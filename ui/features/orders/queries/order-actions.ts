import type { QueryClient } from "@tanstack/react-query";
import type { Order } from "#core/commerce/order.ts";
import type { RefundReason } from "#core/commerce/refund-right.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { orderQuery, ordersKey } from "#ui/features/checkout/queries/orders.ts";
import { LIBRARY_KEY } from "#ui/features/library/queries/library.ts";

/** Cancels an order. */
export function cancelOrderMutation(scope: QueryScope, client: QueryClient, orderKey: string) {
  return createWrite<Order>(scope, client, {
    key: ["cancel-order", orderKey],
    send: () => scope.ports.orders.cancel(orderKey),
    ...orderChange(scope, client, orderKey, ({ state }) => state === "cancelled"),
  });
}

/** Asks for a refund. */
export function requestRefundMutation(scope: QueryScope, client: QueryClient, orderKey: string) {
  return createWrite<Order, RefundReason>(scope, client, {
    key: ["request-refund", orderKey],
    send: (reason) => scope.ports.orders.requestRefund(orderKey, reason),
    ...orderChange(scope, client, orderKey, ({ state }) => state === "refund_requested" || state === "refunded"),
  });
}

/** After a lost answer, the order shows whether the change has arrived. */
function orderChange(scope: QueryScope, client: QueryClient, orderKey: string, hasArrived: (order: Order) => boolean) {
  const { queryKey } = orderQuery(scope, orderKey);
  return {
    changes: [{ queryKey }],
    readBack: () => async () => {
      const now = await scope.ports.orders.get(orderKey);
      return now.ok && hasArrived(now.value) ? now.value : undefined;
    },
    apply: (order: Order) => {
      client.setQueryData(queryKey, order);
      void client.invalidateQueries({ queryKey: ordersKey(scope) });
      void client.invalidateQueries({ queryKey: [LIBRARY_KEY] });
    },
    refetchOnFailure: [queryKey, ordersKey(scope)],
  };
}
