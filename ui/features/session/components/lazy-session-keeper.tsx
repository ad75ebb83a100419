import { useCallback } from "react";
import { isRecoveredUnseen } from "#core/session/recovery.plan.ts";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { useLazyModule } from "#ui/kit/lazy/use-lazy-module.ts";

/** When the code comes, in milliseconds after the page has come to rest: the first check is due minutes later. */
const DUE_MS = 10_000;

const loadKeeper = () => import("./session-keeper.tsx");

interface LateSessionKeeperProps {
  /** Fetches the code; must stay the same function. */
  readonly load?: typeof loadKeeper;
}

/**
 * Loads the session keeper lazily. A page that is left quickly never fetches its code. It is fetched at once if a
 * player may be signed in, or if the end of a session must be handled before the first press. Without a connection
 * there is no session to keep, so the code is loaded when the connection returns.
 */
export function LateSessionKeeper({ load = loadKeeper }: LateSessionKeeperProps) {
  const visit = useVisitStore();
  const whenDue = useCallback(
    (begin: () => void) => {
      const { isUserUnknown, shell } = visit.get();
      setTimeout(begin, isUserUnknown || isRecoveredUnseen(shell) ? 0 : DUE_MS);
    },
    [visit],
  );
  const keeper = useLazyModule(load, whenDue);
  return keeper.kind === "ready" && <keeper.module.SessionKeeper />;
}
