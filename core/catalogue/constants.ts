/** Country whose games can need a credential (specification, section 6). */
export const CREDENTIAL_COUNTRY = "JP";

/** Credential that opens those games (specification, section 6). */
export const REQUIRED_CREDENTIAL = "ncj";

/** Credential of a player who is not signed in (specification, section 3: credential kinds). */
export const GUEST_CREDENTIAL = "guest";

/** Heights of the lobby panel in CSS pixels, by state (specification, section 3: lobby states). */
export const LOBBY_PANEL_HEIGHTS = { launching: 108, prepare: 48, countdown: 48, none: 0 } as const;

/** Keys under which editors keep the content of a lobby (specification, section 3). */
export const LOBBY_CONTENT_KEYS = ["ncLobby", "ncLobbyImage", "ncLobbyPrepare", "lobby", "lobbyConfig"] as const;
