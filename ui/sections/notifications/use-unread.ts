import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { hearUnreadCount, unreadCountQuery } from "#ui/queries/notifications.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";

/** How much the player has not read, as it changes; the launcher is told as well. To be used once on a page. */
export function useUnread(): number {
  const scope = useQueryScope();
  const client = useQueryClient();
  const { liveUpdates, nativeBadge } = usePorts();
  const { shell } = useVisit();
  const { data: unread } = useQuery(unreadCountQuery(scope));

  useEffect(
    () => liveUpdates.listenForUnread((count) => hearUnreadCount(scope, client, count)),
    [liveUpdates, scope, client],
  );
  useEffect(() => {
    if (shell === "launcher" && unread !== undefined) void nativeBadge.showUnread(unread);
  }, [shell, unread, nativeBadge]);

  return unread ?? 0;
}
