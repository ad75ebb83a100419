import { useCallback } from "react";
import { LAST_PLAYER_KEY } from "#core/session/constants.ts";
import { isRecoveredUnseen } from "#core/session/recovery.plan.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
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
 * player may be signed in, if the end of a session must be handled before the first press, or if it has ended and other tabs
 * of the device may still show the player. Without a connection
 * there is no session to keep, so the code is loaded when the connection returns.
 */
export function LazySessionKeeper({ load = loadKeeper }: LazySessionKeeperProps) {
  const visit = useVisitStore();
  const { storage } = usePorts();
  const whenDue = useCallback(
    (begin: () => void) => {
      const { user, isUserUnknown, shell } = visit.get();
      const hasEnded = user === null && storage.read(LAST_PLAYER_KEY) !== null;
      const isUrgent = isUserUnknown || isRecoveredUnseen(shell) || hasEnded;
      const timer = setTimeout(begin, isUrgent ? 0 : LOAD_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [visit, storage],
  );
  const { module } = useIdleModule(load, whenDue);
  return module && <module.SessionKeeper />;
}
