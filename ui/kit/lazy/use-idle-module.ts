import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reportCodeFailure } from "./code-failures.ts";
import { loadOnce } from "./load-once.ts";
import { retryUntilLoaded } from "./retry-until-loaded.ts";
import { whenIdle } from "./when-idle.ts";

export interface IdleModule<Module> {
  /** `null` until the code is loaded. */
  readonly module: Module | null;
  /** Whether no attempt is due: the next one starts when the connection is back, or with `preload` or `load`. */
  readonly hasFailed: boolean;
  /** Starts loading now. */
  readonly preload: () => void;
  /** Loads the code now, for a press that needs it. Rejects if it cannot be loaded. */
  readonly load: () => Promise<Module>;
}

/** Decides when loading starts, by a call of `begin`. Returns a function that cancels a start that has not come yet. */
export type LoadStart = (begin: () => void) => () => void;

/** Start of code that the player is already waiting for. */
export const whenMounted: LoadStart = (begin) => {
  begin();
  return () => undefined;
};

/**
 * Loads code that the first view of a page does not need: by default when the page is idle. Loads again when a lost
 * connection is back. `load` and `start` must stay the same functions.
 */
export function useIdleModule<Module>(load: () => Promise<Module>, start: LoadStart = whenIdle): IdleModule<Module> {
  const [state, setState] = useState<Pick<IdleModule<Module>, "module" | "hasFailed">>({
    module: null,
    hasFailed: false,
  });
  const loadShared = useMemo(() => loadOnce(load), [load]);
  const retries = useRef<ReturnType<typeof retryUntilLoaded> | null>(null);

  const attempt = useCallback(async () => {
    setState((former) => (former.hasFailed ? { ...former, hasFailed: false } : former));
    const module = await loadShared().catch((error) => {
      if (navigator.onLine) reportCodeFailure(error, "part");
      throw error;
    });
    setState((former) => (former.module === module ? former : { module, hasFailed: false }));
    return module;
  }, [loadShared]);
  const giveUp = useCallback(() => setState((former) => ({ ...former, hasFailed: true })), []);
  const loadNow = useCallback(async () => {
    try {
      return await attempt();
    } catch (error) {
      // The connection may be back since: then the next attempt counts.
      if (!retries.current?.areDue()) giveUp();
      throw error;
    }
  }, [attempt, giveUp]);
  const preload = useCallback(() => {
    // `hasFailed` reports a failure.
    loadNow().catch(() => undefined);
  }, [loadNow]);

  useEffect(() => {
    const cancel = start(() => {
      retries.current ??= retryUntilLoaded(attempt, { onGivenUp: giveUp });
    });
    return () => {
      cancel();
      retries.current?.stop();
      retries.current = null;
    };
  }, [attempt, giveUp, start]);

  return { ...state, preload, load: loadNow };
}
