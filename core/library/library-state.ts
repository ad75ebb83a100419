import { type CallToAction, callToActionFor, timeUntilCallChange } from "../catalogue/call-to-action.ts";
import type { Instant, PlatformLink } from "../catalogue/game.ts";
import { currentAmount } from "../catalogue/price.ts";
import { type StartAudience, startPlatformOf } from "../catalogue/start-platform.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { PRE_INSTALL_DEFAULT_STATUS } from "../pre-install/pre-install-status.ts";
import type { LibraryGame } from "./library-game.ts";

/** What a player can do with a game of the library now. */
export type LibraryState =
  /** The launcher starts it. */
  | { readonly kind: "play"; readonly platform: PlatformLink }
  /** It is installed and started from this store. */
  | { readonly kind: "install"; readonly platform: PlatformLink }
  /** It is out, but no store serves this device. */
  | { readonly kind: "other_device" }
  /** It is out, but the player has only pre-installed it. */
  | { readonly kind: "buy" }
  | { readonly kind: "pre_installed"; readonly opensAt: Instant | null }
  | { readonly kind: "upcoming"; readonly opensAt: Instant | null; readonly canPreInstall: boolean }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "ended" }
  | { readonly kind: "refunded" }
  /** Nothing says whether it is out, or whether the player owns it. */
  | { readonly kind: "unknown" };

export type LibraryStateKind = LibraryState["kind"];

/**
 * State of a game in the library, from ownership, release state, pre-install, shell and device.
 *
 * | standing  | call of the game (`callToActionFor`) | pre-install | state                                      |
 * |-----------|--------------------------------------|-------------|--------------------------------------------|
 * | refunded  | any                                  | any         | refunded                                   |
 * | any       | ended                                | any         | ended                                      |
 * | any       | elsewhere                            | any         | elsewhere                                  |
 * | not_owned | launched                             | any         | buy                                        |
 * | owned     | launched                             | any         | play, install or other_device, by platform |
 * | not known | launched                             | any         | unknown                                    |
 * | any       | unknown                              | any         | unknown                                    |
 * | any       | announced, coming, countdown         | requested   | pre_installed                              |
 * | any       | announced, coming, countdown         | none        | upcoming                                   |
 */
export function libraryStateOf(
  { game, standing, preInstallStatus }: LibraryGame,
  audience: StartAudience,
  nowMs: EpochMilliseconds,
): LibraryState {
  if (standing === "refunded") return { kind: "refunded" };
  const call = callToActionFor(game, audience, nowMs);
  if (call.kind === "ended" || call.kind === "elsewhere" || call.kind === "unknown") return { kind: call.kind };
  if (call.kind === "launched") {
    if (standing === null) return { kind: "unknown" };
    if (standing === "not_owned") return { kind: "buy" };
    const platform = startPlatformOf(game.platforms, audience);
    if (platform === null) return { kind: "other_device" };
    const isStartedHere = audience.shell === "launcher" && platform.store === "purple";
    return { kind: isStartedHere ? "play" : "install", platform };
  }
  const opensAt = call.kind === "announced" ? null : (call.releaseAt ?? null);
  if (preInstallStatus !== PRE_INSTALL_DEFAULT_STATUS) return { kind: "pre_installed", opensAt };
  return { kind: "upcoming", opensAt, canPreInstall: isPreInstallOpen(call) };
}

/** Milliseconds until the state of one of the games changes by time; `null` if only new data can change one. */
export function timeUntilLibraryChange(games: readonly LibraryGame[], nowMs: EpochMilliseconds): number | null {
  const waits = games.map(({ game }) => timeUntilCallChange(game, nowMs)).filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.min(...waits);
}

/** Whether the player has pre-installed a game that still has to be bought. */
export function isStillToBuy({ game, standing }: LibraryGame, nowMs: EpochMilliseconds): boolean {
  if (standing !== "not_owned" || !game.lowestPrice) return false;
  return currentAmount(game.lowestPrice, nowMs) > 0;
}

function isPreInstallOpen(
  call: Exclude<CallToAction, { readonly kind: "launched" | "ended" | "elsewhere" | "unknown" }>,
): boolean {
  return call.kind !== "announced" && call.preInstall !== null && call.preInstall.openAt === null;
}
