/** The three lobbies of a game: that of its players, the one before it is shown to them, and that of a focus group's test. */
export type LobbyKind = "home" | "prehome" | "fgt";
