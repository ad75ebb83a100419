import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { applyUnreadCount } from "#ui/features/notifications/queries/notifications.ts";
import { SIGNED_OUT_TOPIC } from "#ui/features/session/components/sign-out.ts";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { whenSent } from "#ui/patterns/page-state/when-at-rest.ts";
import { useUnread } from "./use-unread.ts";

/**
 * How much the player has not read, as it changes; and the page is loaded again once its player has signed out in another tab. To be
 * used once on a page.
 */
export function useLiveNotifications(): number | undefined {
  const scope = useQueryScope();
  const client = useQueryClient();
  const { liveUpdates, tabs } = usePorts();
  const { closeAll } = usePopups();
  useEffect(
    () => liveUpdates.listenForUnread((count) => void applyUnreadCount(scope, client, count)),
    [liveUpdates, scope, client],
  );
  // Signed out elsewhere: this page still shows what belonged to the player. What they are sending arrives first; meanwhile no
  // popup takes anything more.
  useEffect(
    () =>
      tabs.listen(SIGNED_OUT_TOPIC, () => {
        closeAll();
        void whenSent(client).then(() => window.location.reload());
      }),
    [tabs, client, closeAll],
  );
  return useUnread();
}
