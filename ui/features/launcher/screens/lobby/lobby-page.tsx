import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { LobbyScreen } from "./lobby-screen.tsx";

export { loadLobby as load } from "./lobby-data.ts";
export { lobbyHead as head } from "./lobby-head.ts";

interface LobbyPageProps {
  readonly kind: LobbyKind;
  readonly gameCode: string;
}

/** Everything the routes of the lobbies load, in one lazy file. */
export function Page(props: LobbyPageProps) {
  return (
    <>
      <LobbyScreen {...props} />
      <NotifyHydrated />
    </>
  );
}
