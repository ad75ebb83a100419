import { useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useIsFocused } from "#ui/data/use-is-focused.ts";
import { orderQuery } from "#ui/features/checkout/queries/orders.ts";

/** One order, polled while the page is in use until it is complete. */
export function useOrder(orderKey: string) {
  const isFocused = useIsFocused();
  return useQuery({ ...orderQuery(useQueryScope(), orderKey), ...(!isFocused && { refetchInterval: false }) });
}
