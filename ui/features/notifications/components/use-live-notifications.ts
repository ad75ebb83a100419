import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { applyUnreadCount } from "#ui/features/notifications/queries/notifications.ts";
import { useUnread } from "./use-unread.ts";

/** How much the player has not read, as it changes. To be used once on a page. */
export function useLiveNotifications(): number | undefined {
  const scope = useQueryScope();
  const client = useQueryClient();
  const { liveUpdates } = usePorts();
  useEffect(
    () => liveUpdates.listenForUnread((count) => void applyUnreadCount(scope, client, count)),
    [liveUpdates, scope, client],
  );
  return useUnread();
}
