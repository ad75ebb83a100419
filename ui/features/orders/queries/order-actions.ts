import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Order } from "#core/commerce/order.ts";
import type { RefundReason } from "#core/commerce/refund-right.ts";
import type { Result } from "#core/failures/request-failure.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { RequestFailureError, unwrap } from "#ui/data/request-failure-error.ts";
import { showWritten } from "#ui/data/stop-reads.ts";
import { orderQuery, ordersKey } from "#ui/features/checkout/queries/orders.ts";

/** Cancels an order. Where the answer was lost, or it was too late, the order itself tells what has become of it. */
export function cancelOrderMutation(scope: QueryScope, client: QueryClient, orderKey: string) {
  return mutationOptions({
    mutationKey: ["cancel-order", orderKey] as const,
    mutationFn: async () =>
      await reconciled(
        scope,
        orderKey,
        await scope.ports.orders.cancel(orderKey),
        ({ state }) => state === "cancelled",
      ),
    onSettled: (order) => keep(scope, client, orderKey, order),
  });
}

/** Asks for a refund. Where the answer was lost, the order itself tells whether the request has arrived. */
export function requestRefundMutation(scope: QueryScope, client: QueryClient, orderKey: string) {
  return mutationOptions({
    mutationKey: ["request-refund", orderKey] as const,
    mutationFn: async (reason: RefundReason) =>
      await reconciled(
        scope,
        orderKey,
        await scope.ports.orders.requestRefund(orderKey, reason),
        ({ state }) => state === "refund_requested" || state === "refunded",
      ),
    onSettled: (order) => keep(scope, client, orderKey, order),
  });
}

async function reconciled(
  { ports }: QueryScope,
  orderKey: string,
  result: Result<Order>,
  hasArrived: (order: Order) => boolean,
): Promise<Order> {
  if (result.ok || result.failure.kind === "status") return unwrap(result);
  const now = await ports.orders.get(orderKey);
  if (now.ok && hasArrived(now.value)) return now.value;
  throw new RequestFailureError(result.failure);
}

async function keep(scope: QueryScope, client: QueryClient, orderKey: string, order: Order | undefined): Promise<void> {
  const { queryKey } = orderQuery(scope, orderKey);
  if (order === undefined) void client.invalidateQueries({ queryKey });
  else await showWritten(client, queryKey, order);
  void client.invalidateQueries({ queryKey: ordersKey(scope) });
}
