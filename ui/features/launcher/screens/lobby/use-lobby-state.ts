import { useEffect, useState } from "react";
import type { Game } from "#core/catalogue/game.ts";
import { timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import { type LobbyContents, type LobbyState, lobbyStateOf } from "#core/lobby/lobby.ts";
import { type LobbyAction, type LobbyKind, lobbyActionOf } from "#core/lobby/lobby-kind.ts";
import { usePorts } from "#ui/context/ports-context.tsx";

/** Longest time a browser's timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

interface LobbyNow {
  readonly state: LobbyState;
  readonly action: LobbyAction;
}

/** State and action of a lobby by the server's clock; they change by themselves when the countdown starts and when the game opens. */
export function useLobbyState(contents: LobbyContents, game: Game, kind: LobbyKind): LobbyNow {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const wait = timeUntilReleaseChange(game, now);
    if (wait === null) return;
    const timer = setTimeout(() => setNow(clock.now()), Math.min(wait, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [clock, game, now]);
  return { state: lobbyStateOf(contents, game, now), action: lobbyActionOf(kind, game, now) };
}
