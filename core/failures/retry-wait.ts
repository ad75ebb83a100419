import { RETRY_WAIT_LONGEST_S, RETRY_WAIT_SHORTEST_S, RETRY_WAIT_USUAL_S } from "./constants.ts";

/**
 * Seconds before a page or the outbox retries by itself. The server's value is clamped, so that clients neither retry
 * without a pause nor wait for a day.
 */
export function retryWaitSeconds(told: number | null): number {
  return Math.min(RETRY_WAIT_LONGEST_S, Math.max(RETRY_WAIT_SHORTEST_S, told ?? RETRY_WAIT_USUAL_S));
}
