import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { flagRetryFailed, isChunkFailure, isRetryFailed, markChunkFailure } from "#core/failures/chunk-failure.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { readPageSnapshot, storePageSnapshot } from "#ui/patterns/page-state/player-place.ts";
import { whenAtRest } from "#ui/patterns/page-state/when-at-rest.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { browserPageLoad, type PageLoad } from "./page-load.ts";
import { UnreachablePanel } from "./unreachable-panel.tsx";

interface CodeFailureProps {
  /** Tells by its words whether code or a style sheet did not come; any other error is a bug. */
  readonly error: unknown;
  readonly pageLoad?: PageLoad;
}

/**
 * Fallback screen of a page whose code could not be loaded; the browser does not retry a failed module in the same
 * document. The page reloads automatically once per address (specification, section 4); after that the error screen
 * stays until the player retries. It never reloads while the store is unreachable or while a write is in flight;
 * drafts keep what is being written.
 */
export function CodeFailure({ error, pageLoad = browserPageLoad }: CodeFailureProps) {
  const { tabStorage, logger } = usePorts();
  const visit = useVisitStore();
  const client = useQueryClient();
  const popups = usePopups();
  // An error that is flagged already is shown by another instance: the router retried the page.
  const mayReload = isChunkFailure(String(error)) && !isRetryFailed(error);
  const [state, setState] = useState<"looking" | "unreachable" | "failed">(mayReload ? "looking" : "failed");
  const isGone = useRef(false);

  const reloadOnce = useCallback(
    async (mayLoad: () => boolean) => {
      const answers = await pageLoad.answers();
      // The player has navigated away.
      if (isGone.current) return;
      if (!answers) return setState("unreachable");
      await whenAtRest(popups, client);
      // Checked last: a retry of the router may have mounted another instance meanwhile, which then decides.
      if (isGone.current) return;
      if (!mayLoad()) return setState("failed");
      storePageSnapshot(tabStorage, readPageSnapshot(visit.get().user?.userId));
      pageLoad.reloadOnce();
    },
    [pageLoad, popups, client, tabStorage, visit],
  );

  useEffect(() => {
    isGone.current = false;
    if (mayReload) {
      void reloadOnce(() => {
        const mayRetry = markChunkFailure(pageLoad.address, tabStorage) === "retry" && !pageLoad.wasReloaded();
        if (mayRetry) return true;
        flagRetryFailed(error);
        logger.error("code failed again after a reload", { message: String(error), retryFailed: isRetryFailed(error) });
        return false;
      });
    }
    return () => {
      isGone.current = true;
    };
  }, [error, mayReload, reloadOnce, pageLoad, tabStorage, logger]);

  const refresh = useCallback(() => {
    setState("looking");
    void reloadOnce(() => true);
  }, [reloadOnce]);

  if (state === "unreachable") return <UnreachablePanel kind="page" onRefresh={refresh} />;
  if (state === "failed") return <FailurePanel kind="page" onRefresh={refresh} />;
  return (
    <div aria-busy="true">
      <Skeleton height="min(68dvh, 640px)" shape="block" />
    </div>
  );
}
