import { loadLobby, lobbyHead, lobbyPageOf } from "#ui/features/launcher/screens/lobby/lobby-page.tsx";

export const head = lobbyHead;
export const load = loadLobby;
export const Page = lobbyPageOf("fgt");
