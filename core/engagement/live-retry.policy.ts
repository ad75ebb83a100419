/** Reconnect delays of a lost stream in milliseconds: the initial one for the backoff, and the maximum. */
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

/**
 * How long to wait before a stream is opened again that has been lost `failures` times in a row (1 for the first time):
 * twice as long each time, up to a minute. `random` from 0 up to 1 takes off up to a half, so that the pages that a server
 * has left do not come back at once.
 */
export function liveRetryDelayMs(failures: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, Math.min(failures, 32) - 1), MAX_WAIT_MS);
  return Math.round(wait * (1 - random / 2));
}
