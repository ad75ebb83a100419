import { useEffect, useState } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { type CallToAction, callToActionFor, timeUntilCallChange } from "#core/catalogue/game-call.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";

/** Longest time a browser's timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** The call to action by the server's clock; it changes by itself when a pre-install opens, a countdown starts or ends. */
export function useGameCall(game: GameSummary): CallToAction {
  const { clock } = usePorts();
  const visit = useVisit();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const wait = timeUntilCallChange(game, now);
    if (wait === null) return;
    const timer = setTimeout(() => setNow(clock.now()), Math.min(wait, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [clock, game, now]);

  return callToActionFor(game, visit, now);
}
