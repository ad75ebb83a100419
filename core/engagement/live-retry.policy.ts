/** Reconnect delays of a lost stream in milliseconds: the initial one for the backoff, and the maximum. */
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

/**
 * Milliseconds before a stream is reopened that has been lost `failures` times in a row (1 for the first time): doubled
 * each time, up to a minute. `random` from 0 up to 1 subtracts up to a half, so that the pages that have lost a server
 * do not return at once.
 */
export function liveRetryDelayMs(failures: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, Math.min(failures, 32) - 1), MAX_WAIT_MS);
  return Math.round(wait * (1 - random / 2));
}
