import type { EpochMilliseconds, ServerClock } from "#core/ports/device.ts";

/** Minimum error before the clock is corrected, in milliseconds: less is jitter of the measurement. */
const JITTER_MS = 1000;
/** A correction backwards up to this long holds the clock still; a longer one means that the local clock was wrong. */
const MAX_HOLD_MS = 60_000;

/**
 * Local time corrected by the server's. Countdowns never jump backwards: a clock that is ahead stops until time has
 * caught up. Only if it is ahead by more than a minute, it is set back at once.
 *
 * @param serverTime time of the server when the page was made, if known, so that the first paint is right already
 * @param readLocalTime the clock of the device
 * @param arrivedAt local time at which the page came, if known: on a busy device its scripts run seconds later
 */
export function createBrowserServerClock(
  serverTime: EpochMilliseconds | null = null,
  readLocalTime: () => EpochMilliseconds = Date.now,
  arrivedAt: EpochMilliseconds = readLocalTime(),
): ServerClock {
  let difference = serverTime === null ? 0 : serverTime - arrivedAt;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    now: () => {
      const time = readLocalTime() + difference;
      if (time > latest || latest - time > MAX_HOLD_MS) latest = time;
      return latest;
    },
    difference: () => difference,
    adjust: (measured, uncertaintyMs = 0) => {
      const measuredDifference = measured - readLocalTime();
      if (Math.abs(measuredDifference - difference) >= Math.max(JITTER_MS, uncertaintyMs)) {
        difference = measuredDifference;
      }
    },
  };
}
