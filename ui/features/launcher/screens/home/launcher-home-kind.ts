import type { LobbyKind } from "#core/lobby/lobby-kind.ts";

/** The two lists of lobbies: for players, and for a focus group test. */
export type LauncherHomeKind = Extract<LobbyKind, "home" | "fgt">;
