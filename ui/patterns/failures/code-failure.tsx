import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { flagRetryFailed, isChunkFailure, isRetryFailed, markChunkFailure } from "#core/failures/chunk-failure.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { whenAtRest } from "#ui/patterns/reload/when-at-rest.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { browserPageLoad, type PageLoad } from "./page-load.ts";
import { UnreachablePanel } from "./unreachable-panel.tsx";

interface CodeFailureProps {
  /** Its message shows whether code or a style sheet failed to load; any other error is a bug. */
  readonly error: unknown;
  readonly pageLoad?: PageLoad;
}

/**
 * Fallback screen of a page whose code could not be loaded; some browsers do not retry a failed module in the same
 * document. The page reloads automatically once per address (Spec §4); after that the error screen
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
    async (mayLoad: () => boolean, isObsolete: () => boolean) => {
      const answers = await pageLoad.answers();
      if (isObsolete()) return;
      if (!answers) return setState("unreachable");
      await whenAtRest(popups, client);
      if (isObsolete() || pageLoad.isLeaving()) return;
      if (!mayLoad()) return setState("failed");
      storePageSnapshot(tabStorage, visit.get().user?.userId ?? null);
      pageLoad.reloadOnce();
    },
    [pageLoad, popups, client, tabStorage, visit],
  );

  useEffect(() => {
    isGone.current = false;
    if (mayReload) {
      const attempt = () => {
        const mayRetry = markChunkFailure(pageLoad.address, tabStorage) === "retry" && !pageLoad.wasReloaded();
        if (mayRetry) return true;
        flagRetryFailed(error);
        logger.error("code failed again after a reload", { message: String(error), retryFailed: isRetryFailed(error) });
        return false;
      };
      // A retry of the router may mount another instance meanwhile, which then decides.
      void reloadOnce(attempt, () => isGone.current);
    }
    return () => {
      isGone.current = true;
    };
  }, [error, mayReload, reloadOnce, pageLoad, tabStorage, logger]);

  const refresh = useCallback(() => {
    const { address } = pageLoad;
    setState("looking");
    // The press counts on any instance of this page's error screen, but not once the player has navigated away.
    void reloadOnce(
      () => true,
      () => pageLoad.address !== address,
    );
  }, [reloadOnce, pageLoad]);

  if (state === "unreachable") return <UnreachablePanel kind="page" onRefresh={refresh} />;
  if (state === "failed") return <FailurePanel kind="page" onRefresh={refresh} />;
  return (
    <div aria-busy="true">
      <Skeleton height="min(68dvh, 640px)" shape="block" />
    </div>
  );
}
