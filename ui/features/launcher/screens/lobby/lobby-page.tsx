import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageParts } from "#ui/context/page-head.ts";
import { loadLobby } from "./lobby-data.ts";
import { lobbyHead } from "./lobby-head.ts";
import { LobbyScreen } from "./lobby-screen.tsx";

export interface LobbyParams {
  readonly gameCode: string;
}

const pageOf = (kind: LobbyKind): PageParts<LobbyParams, object, LobbyParams> => ({
  load: loadLobby,
  head: lobbyHead,
  Page: ({ gameCode }) => (
    <>
      <LobbyScreen kind={kind} gameCode={gameCode} />
      <NotifyHydrated />
    </>
  ),
});

/** Everything the routes of the lobbies load, in one lazy file. */
export const homeLobbyPage = pageOf("home");
export const preHomeLobbyPage = pageOf("prehome");
export const fgtLobbyPage = pageOf("fgt");
