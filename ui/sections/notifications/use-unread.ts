import { useQuery } from "@tanstack/react-query";
import { unreadCountQuery } from "#ui/queries/notifications.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { useIsFocused } from "#ui/queries/use-is-focused.ts";

/** How much the player has not read; `undefined` until that is known. It changes by itself where a page hears of news (`use-hearing.ts`). */
export function useUnread(): number | undefined {
  const isFocused = useIsFocused();
  return useQuery({ ...unreadCountQuery(useQueryScope()), ...(!isFocused && { refetchInterval: false }) }).data;
}
