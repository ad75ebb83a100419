import { isDisplayed } from "../catalogue/is-displayed.ts";
import { type ReleaseSchedule, releaseStateOf } from "../catalogue/release-state.ts";
import type { EpochMilliseconds } from "../ports/device.ts";

/** The three lobbies of a game (specification, section 2): for its players, ahead of its opening, and for a focus group test. */
export type LobbyKind = "home" | "prehome" | "fgt";

/** What the big button of a lobby does; `store` leads to the store page, where what is left of the game can be read. */
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
