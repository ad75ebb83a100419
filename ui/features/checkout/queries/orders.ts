import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { isSettledOrder, orderPollDelayMs } from "#core/commerce/order-state.ts";
import type { QuoteRequest } from "#core/ports/order-gateway.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { failureOf, unwrap } from "#ui/data/request-failure-error.ts";

const isPlayer = (scope: QueryScope) => scope.visit.get().user !== null;

/** Quote of a purchase; disabled for guests. The previous answer stays until the new one has arrived. */
export function orderQuoteQuery(scope: QueryScope, request: QuoteRequest) {
  return queryOptions({
    queryKey: ["order-quote", ...personalKey(scope), request] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.orders.quote(request, { signal })),
    enabled: isPlayer(scope) && request.lines.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Key of the list of orders. */
export const ordersKey = (scope: QueryScope) => ["orders", ...personalKey(scope)] as const;

/** The player's orders page by page, the newest first. */
export function ordersQuery(scope: QueryScope) {
  return infiniteQueryOptions({
    queryKey: ordersKey(scope),
    queryFn: async (context) =>
      unwrapList(await scope.ports.orders.list(context.pageParam, { signal: context.signal }), context),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isPlayer(scope),
    staleTime: 0,
  });
}

/** One order, polled with growing intervals until it is settled or refunded, also after a failed poll. */
export function orderQuery(scope: QueryScope, orderKey: string) {
  return queryOptions({
    queryKey: ["order", ...personalKey(scope), orderKey] as const,
    queryFn: async (context) => unwrapList(await scope.ports.orders.get(orderKey, { signal: context.signal }), context),
    enabled: isPlayer(scope) && orderKey !== "",
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: ({ state }) => {
      if (state.data === undefined || isSettledOrder(state.data.state)) return false;
      return orderPollDelayMs(state.dataUpdateCount + state.errorUpdateCount - 1);
    },
  });
}

/** Statuses for an unknown order, an order of another player, and an invalid key. */
const NO_SUCH_ORDER: readonly number[] = [404, 400];

/** Whether an answer means that the player has no such order. */
export function meansNoSuchOrder(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "status" && NO_SUCH_ORDER.includes(failure.status);
}
