import { isDisplayed } from "../catalogue/is-displayed.ts";
import { type ReleaseSchedule, releaseStateOf } from "../catalogue/release-state.ts";
import type { EpochMilliseconds } from "../ports/device.ts";

/**
 * The three lobbies of a game (Spec §2): for its players, before its opening, and for a focus group
 * test.
 */
export type LobbyKind = "home" | "prehome" | "fgt";

/** Action of a lobby's main button; `store` opens the store page of a game that has ended. */
export type LobbyAction = "start" | "getReady" | "enter" | "store";

/**
 * The action of a lobby does not depend on what editors have written: a released game can always be started.
 *
 * | lobby   | before the release | released | service ended (hidden from lists) |
 * |---------|--------------------|----------|-----------------------------------|
 * | home    | getReady           | start    | store                             |
 * | prehome | getReady           | enter    | store                             |
 * | fgt     | start              | start    | start                             |
 */
export function lobbyActionOf(
  kind: LobbyKind,
  game: ReleaseSchedule & { readonly display?: boolean | undefined },
  nowMs: EpochMilliseconds,
): LobbyAction {
  if (kind === "fgt") return "start";
  if (releaseStateOf(game, nowMs) !== "launching") return "getReady";
  if (!isDisplayed(game)) return "store";
  return kind === "prehome" ? "enter" : "start";
}
