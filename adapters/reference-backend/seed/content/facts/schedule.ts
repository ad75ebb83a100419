import type { SeedGame } from "../../content-types.ts";

type Schedule = SeedGame["schedule"];

export const HOURS_A_DAY = 24;

/** Came out so many days before the first start. */
export function launchedDaysAgo(days: number): Schedule {
  return { releaseOffsetHours: -days * HOURS_A_DAY, countdownOffsetHours: null, preInstallOffsetHours: null };
}

/** No date is known. */
export const UNDATED: Schedule = { releaseOffsetHours: null, countdownOffsetHours: null, preInstallOffsetHours: null };
