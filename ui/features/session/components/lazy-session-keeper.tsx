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
 * The session's keeper. A page that is only passed through never fetches its code, but one that may be somebody's does at once, and
 * one whose player is not to notice that a session has ended: not by the first thing they press either. Without a connection there is
 * no session to keep, and the code comes with it.
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
