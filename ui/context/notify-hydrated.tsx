import { useEffect } from "react";
import { useVisitStore } from "./visit-context.tsx";

/**
 * Stands in every screen: tells the composition once the screen around it is alive, which for a server-rendered page is
 * after its hydration.
 */
export function NotifyHydrated() {
  const visit = useVisitStore();
  useEffect(() => visit.pageShown(), [visit]);
  return null;
}
