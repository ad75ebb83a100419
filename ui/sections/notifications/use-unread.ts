import { useQuery } from "@tanstack/react-query";
import { unreadCountQuery } from "#ui/queries/notifications.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";

/** How much the player has not read; `undefined` until that is known. It changes by itself where a page hears of news (`use-hearing.ts`). */
export function useUnread(): number | undefined {
  return useQuery(unreadCountQuery(useQueryScope())).data;
}
