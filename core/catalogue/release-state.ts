import type { EpochMilliseconds } from "../ports/device.ts";
import type { Instant, Lifecycle } from "./game.ts";
import { instantToMs } from "./instant-to-ms.ts";

/** Release state of a game (Spec §4). */
export type ReleaseState = "prepare" | "countdown" | "launching";

export interface ReleaseSchedule {
  /** `null` if none is set; absent if it is not known. */
  readonly releaseAt?: Instant | null | undefined;
  readonly countdownStartAt: Instant | null;
  readonly lifecycle?: Lifecycle | null | undefined;
}

/**
 * Release state of a game at server-adjusted time (Spec §4).
 *
 * | release time | now                                      | state     |
 * |--------------|------------------------------------------|-----------|
 * | none         | any                                      | prepare   |
 * | set          | at or after release                      | launching |
 * | set          | before release, at or after countdown    | countdown |
 * | set          | before release, before or without countdown | prepare |
 * | not known    | any, lifecycle LAUNCH                    | launching |
 * | not known    | any, another lifecycle                   | prepare   |
 */
export function releaseStateOf(schedule: ReleaseSchedule, nowMs: EpochMilliseconds): ReleaseState {
  const releaseMs = instantToMs(schedule.releaseAt);
  if (releaseMs === null) {
    return schedule.releaseAt === undefined && schedule.lifecycle === "LAUNCH" ? "launching" : "prepare";
  }
  if (nowMs >= releaseMs) return "launching";
  const countdownMs = instantToMs(schedule.countdownStartAt);
  return countdownMs !== null && nowMs >= countdownMs ? "countdown" : "prepare";
}

/** Whether the release lies between two times: a page that is open since the earlier one has seen it. */
export function isReleasedBetween(
  schedule: ReleaseSchedule,
  earlierMs: EpochMilliseconds,
  laterMs: EpochMilliseconds,
): boolean {
  return releaseStateOf(schedule, earlierMs) !== "launching" && releaseStateOf(schedule, laterMs) === "launching";
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
