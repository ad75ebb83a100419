import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useLiveNotifications } from "#ui/features/notifications/components/use-live-notifications.ts";

/**
 * Keeps the unread count on the launcher's badge, with or without a header. For guests it is reset, because the count
 * of the former player would remain.
 */
export function LauncherBadge() {
  const { user, isUserUnknown } = useVisit();
  if (user !== null) return <PlayersBadge />;
  return !isUserUnknown && <Badge unread={0} />;
}

function PlayersBadge() {
  const unread = useLiveNotifications();
  return unread !== undefined && <Badge unread={unread} />;
}

function Badge({ unread }: { readonly unread: number }) {
  const { nativeBadge } = usePorts();
  useEffect(() => void nativeBadge.showUnread(unread), [nativeBadge, unread]);
  return null;
}
