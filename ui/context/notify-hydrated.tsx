import { useEffect } from "react";
import { useVisitStore } from "./visit-context.tsx";

/**
 * Rendered by every screen. Notifies the composition root once the screen is mounted; for a server-rendered page that
 * is after hydration.
 */
export function NotifyHydrated() {
  const visit = useVisitStore();
  useEffect(() => visit.pageShown(), [visit]);
  return null;
}
