import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useLiveNotifications } from "#ui/features/notifications/components/use-live-notifications.ts";

/**
 * Keeps the number on the launcher's badge: how much the player has not read, whether the page has a header or not. Guests have
 * nothing to read; the number of whoever was signed in before would stand there for good.
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
