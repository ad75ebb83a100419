import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageParts } from "#ui/context/page-head.ts";
import { loadLobby } from "./lobby-data.ts";
import { lobbyHead } from "./lobby-head.ts";
import { LobbyScreen } from "./lobby-screen.tsx";

const pageOf = (kind: LobbyKind): PageParts<{ readonly gameCode: string }> => ({
  load: loadLobby,
  head: lobbyHead,
  Page: () => (
    <>
      <LobbyScreen kind={kind} />
      <NotifyHydrated />
    </>
  ),
});

/** Everything the routes of the lobbies load, in one lazy file. */
export const homeLobbyPage = pageOf("home");
export const preHomeLobbyPage = pageOf("prehome");
export const fgtLobbyPage = pageOf("fgt");
