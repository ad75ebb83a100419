import { useQuery } from "@tanstack/react-query";
import { orderQuery } from "./orders.ts";
import { useQueryScope } from "./query-scope.ts";
import { useIsFocused } from "./use-is-focused.ts";

/** One order, looked at while the page is used until there is an end of it. */
export function useOrder(orderKey: string) {
  const isFocused = useIsFocused();
  return useQuery({ ...orderQuery(useQueryScope(), orderKey), ...(!isFocused && { refetchInterval: false }) });
}
