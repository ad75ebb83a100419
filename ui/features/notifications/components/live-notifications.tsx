import { useVisit } from "#ui/context/visit-context.tsx";
import { useLiveNotifications } from "./use-live-notifications.ts";

/**
 * Listens for unread notifications, beside the bell and on the page of notifications, which has none. In the launcher another
 * part does so on all pages (`launcher-badge.tsx`).
 */
export function LiveNotifications() {
  const { shell } = useVisit();
  return shell !== "launcher" && <Stream />;
}

function Stream() {
  useLiveNotifications();
  return null;
}
