import { useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useIsFocused } from "#ui/data/use-is-focused.ts";
import { unreadCountQuery } from "#ui/features/notifications/queries/notifications.ts";

/** Number of unread notifications; `undefined` until it is known. Live updates change it (`use-live-notifications.ts`). */
export function useUnread(): number | undefined {
  const isFocused = useIsFocused();
  return useQuery({ ...unreadCountQuery(useQueryScope()), ...(!isFocused && { refetchInterval: false }) }).data;
}
