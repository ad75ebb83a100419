import { useEffect, useState } from "react";
import { type ReleaseSchedule, timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import { type LobbyContents, type LobbyState, lobbyStateOf } from "#core/lobby/lobby.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";

/** Longest time a browser's timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** State of a lobby by the server's clock; it changes by itself when the countdown starts and when the game opens. */
export function useLobbyState(contents: LobbyContents, schedule: ReleaseSchedule): LobbyState {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const wait = timeUntilReleaseChange(schedule, now);
    if (wait === null) return;
    const timer = setTimeout(() => setNow(clock.now()), Math.min(wait, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [clock, schedule, now]);
  return lobbyStateOf(contents, schedule, now);
}
