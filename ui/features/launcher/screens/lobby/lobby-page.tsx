import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { LobbyScreen } from "./lobby-screen.tsx";

export { loadLobby } from "./lobby-data.ts";
export { lobbyHead } from "./lobby-head.ts";

/** Everything the route of a lobby loads, in one lazy file. */
export function lobbyPageOf(kind: LobbyKind) {
  return function Page() {
    return (
      <>
        <LobbyScreen kind={kind} />
        <NotifyHydrated />
      </>
    );
  };
}
