import type { EpochMilliseconds } from "../ports/device.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Whether a banner dismissed for today stays away: until the player's own midnight. `offsetMinutes` is how far the
 * player's clock is ahead of UTC.
 */
export function isDismissedToday(
  dismissedAtMs: EpochMilliseconds | null,
  nowMs: EpochMilliseconds,
  offsetMinutes: number,
): boolean {
  const dayOf = (ms: EpochMilliseconds) => Math.floor((ms + offsetMinutes * MINUTE_MS) / DAY_MS);
  return dismissedAtMs !== null && dayOf(dismissedAtMs) === dayOf(nowMs);
}
