import { useVisit } from "#ui/context/visit-context.tsx";
import { useLiveNotifications } from "./use-live-notifications.ts";

/**
 * Listens for unread notifications, beside the bell and on the page of notifications, which has none. In the launcher another
 * part does so on all pages (`launcher-badge.tsx`).
 */
export function Hearing() {
  const { shell } = useVisit();
  return shell !== "launcher" && <Heard />;
}

function Heard() {
  useLiveNotifications();
  return null;
}
