import type { MediaRole } from "../catalogue/game.ts";

/** Heights of the lobby panel in CSS pixels, by state (Spec §3: lobby states). */
export const LOBBY_PANEL_HEIGHTS = { launching: 108, prepare: 48, countdown: 48, none: 0 } as const;

/** Content keys of the lobby (Spec §3). */
export const LOBBY_CONTENT_KEYS = ["ncLobby", "ncLobbyImage", "ncLobbyPrepare", "lobby", "lobbyConfig"] as const;

/** Pictures of a game that can be the background of its lobby, the best first. */
export const LOBBY_PICTURES = ["hero", "wide", "portrait"] as const satisfies readonly MediaRole[];
