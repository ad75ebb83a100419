import type { EpochMilliseconds } from "../ports/device.ts";
import type { Instant } from "./game.ts";
import { instantToMs } from "./instant-to-ms.ts";

/** Release state of a game (specification, section 4). */
export type ReleaseState = "prepare" | "countdown" | "launching";

export interface ReleaseSchedule {
  readonly releaseAt: Instant | null;
  readonly countdownStartAt: Instant | null;
}

/**
 * Release state of a game at server-adjusted time (specification, section 4).
 *
 * | release time | now                                      | state     |
 * |--------------|------------------------------------------|-----------|
 * | none         | any                                      | prepare   |
 * | set          | at or after release                      | launching |
 * | set          | before release, at or after countdown    | countdown |
 * | set          | before release, before or without countdown | prepare |
 *
 * An instant that cannot be read counts as none.
 */
export function releaseStateOf(schedule: ReleaseSchedule, nowMs: EpochMilliseconds): ReleaseState {
  const releaseMs = instantToMs(schedule.releaseAt);
  if (releaseMs === null) return "prepare";
  if (nowMs >= releaseMs) return "launching";
  const countdownMs = instantToMs(schedule.countdownStartAt);
  return countdownMs !== null && nowMs >= countdownMs ? "countdown" : "prepare";
}

/**
 * Milliseconds until the release state changes, always above 0; `null` if it never will without news from the server.
 */
export function timeUntilReleaseChange(schedule: ReleaseSchedule, nowMs: EpochMilliseconds): number | null {
  const releaseMs = instantToMs(schedule.releaseAt);
  if (releaseMs === null || nowMs >= releaseMs) return null;
  const countdownMs = instantToMs(schedule.countdownStartAt);
  const nextMs = countdownMs !== null && countdownMs > nowMs ? Math.min(countdownMs, releaseMs) : releaseMs;
  return nextMs - nowMs;
}
