/** The two lists of lobbies: that of players, and that of a focus group's test. */
export type LauncherHomeKind = "home" | "fgt";
