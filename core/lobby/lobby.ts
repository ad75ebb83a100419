import { type ReleaseSchedule, type ReleaseState, releaseStateOf } from "../catalogue/release-state.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { LOBBY_PANEL_HEIGHTS } from "./constants.ts";

/** State of a lobby (Spec §3); `none` where a game has no lobby to show. */
export type LobbyState = ReleaseState | "none";

/** Content of a lobby by key, as far as editors have provided it. */
export type LobbyContents = Readonly<Record<string, unknown>>;

/** Content keys of a lobby by its state; the first one with content counts. */
export const LOBBY_KEYS_BY_STATE: Readonly<Record<LobbyState, readonly string[]>> = {
  launching: ["lobby", "ncLobby"],
  countdown: ["ncLobbyPrepare", "lobby", "ncLobby"],
  prepare: ["ncLobbyPrepare", "lobby", "ncLobby"],
  none: [],
};

/**
 * State of a game's lobby: its release state, or none if editors have provided no content. Content for a launched game
 * is also used before the launch.
 */
export function lobbyStateOf(contents: LobbyContents, schedule: ReleaseSchedule, nowMs: EpochMilliseconds): LobbyState {
  const state = releaseStateOf(schedule, nowMs);
  const isMade = (key: string) => Object.hasOwn(contents, key) && contents[key] !== null && contents[key] !== undefined;
  return LOBBY_KEYS_BY_STATE[state].some(isMade) ? state : "none";
}

/** Height of the lobby panel in CSS pixels (Spec §3): 108 launching, 48 before; 0 without a lobby. */
export function lobbyPanelHeight(state: LobbyState): number {
  return LOBBY_PANEL_HEIGHTS[state];
}
