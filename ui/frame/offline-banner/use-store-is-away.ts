import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureViewOf } from "#core/failures/failure-view.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";

/** When a kept page looks again whether the store answers, in milliseconds: soon at first, then twice as late each time. */
const FIRST_LOOK_MS = 1_000;
const LAST_LOOK_MS = 15_000;

/**
 * Whether the store is unreachable: the device is offline, or this page comes from the browser's cache and the store
 * has not answered since. Once it answers, all data is refetched.
 */
export function useStoreIsAway(isOnline: boolean): boolean {
  const { catalogue } = usePorts();
  const visit = useVisitStore();
  const queryClient = useQueryClient();
  const isKept = useVisit().keptAt !== undefined;

  useEffect(() => {
    if (!isKept || !isOnline) return;
    let isGone = false;
    let waitMs = FIRST_LOOK_MS;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      // A cheap answer that needs the publisher's database.
      const answer = document.hidden ? null : await catalogue.listFacets({});
      if (answer !== null && (answer.ok || failureViewOf(answer.failure).kind !== "offline")) {
        visit.change({ keptAt: undefined });
        void queryClient.invalidateQueries();
        return;
      }
      if (isGone) return;
      waitMs = Math.min(2 * waitMs, LAST_LOOK_MS);
      timer = setTimeout(look, waitMs);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isKept, isOnline, catalogue, visit, queryClient]);

  return !isOnline || isKept;
}
