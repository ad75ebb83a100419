import { useCallback } from "react";
import { isRecoveredUnseen } from "#core/session/recovery.plan.ts";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";

/** Delay before the code is loaded, in milliseconds: the first check is due minutes later. */
const LOAD_DELAY_MS = 10_000;

const loadKeeper = () => import("./session-keeper.tsx");

interface LazySessionKeeperProps {
  /** Fetches the code; must stay the same function. */
  readonly load?: typeof loadKeeper;
}

/**
 * Loads the session keeper lazily. A page that is left quickly never fetches its code. It is fetched at once if a
 * player may be signed in, or if the end of a session must be handled before the first press. Without a connection
 * there is no session to keep, so the code is loaded when the connection returns.
 */
export function LazySessionKeeper({ load = loadKeeper }: LazySessionKeeperProps) {
  const visit = useVisitStore();
  const whenDue = useCallback(
    (begin: () => void) => {
      const { isUserUnknown, shell } = visit.get();
      const timer = setTimeout(begin, isUserUnknown || isRecoveredUnseen(shell) ? 0 : LOAD_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [visit],
  );
  const { module } = useIdleModule(load, whenDue);
  return module && <module.SessionKeeper />;
}
