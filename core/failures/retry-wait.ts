import { RETRY_WAIT_LONGEST_S, RETRY_WAIT_SHORTEST_S, RETRY_WAIT_USUAL_S } from "./constants.ts";

/**
 * Seconds until a page, or what waits to be sent, asks again by itself where the server has told it to wait: as the server says within reason, so that a page neither
 * knocks without a pause nor waits for a day.
 */
export function retryWaitSeconds(told: number | null): number {
  return Math.min(RETRY_WAIT_LONGEST_S, Math.max(RETRY_WAIT_SHORTEST_S, told ?? RETRY_WAIT_USUAL_S));
}
