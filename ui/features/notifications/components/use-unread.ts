import { useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useIsFocused } from "#ui/data/use-is-focused.ts";
import { unreadCountQuery } from "#ui/features/notifications/queries/notifications.ts";

/** How much the player has not read; `undefined` until that is known. It changes by itself where a page hears of news (`use-hearing.ts`). */
export function useUnread(): number | undefined {
  const isFocused = useIsFocused();
  return useQuery({ ...unreadCountQuery(useQueryScope()), ...(!isFocused && { refetchInterval: false }) }).data;
}
