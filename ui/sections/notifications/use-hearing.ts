import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { hearUnreadCount } from "#ui/queries/notifications.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { whenSent } from "../session/when-at-rest.ts";
import { SIGNED_OUT_TOPIC } from "../sign-out/sign-out.ts";
import { useUnread } from "./use-unread.ts";

/**
 * How much the player has not read, as it changes; and the page is loaded anew once its player has signed out in another tab. To be
 * used once on a page.
 */
export function useHearing(): number | undefined {
  const scope = useQueryScope();
  const client = useQueryClient();
  const { liveUpdates, tabs } = usePorts();
  const { closeAll } = usePopups();
  useEffect(
    () => liveUpdates.listenForUnread((count) => void hearUnreadCount(scope, client, count)),
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
