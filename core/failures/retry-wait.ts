import { DEFAULT_RETRY_WAIT_S, MAX_RETRY_WAIT_S, MIN_RETRY_WAIT_S } from "./constants.ts";

/**
 * Seconds before a page or the outbox retries automatically. The server's value is clamped, so that clients neither retry
 * without a pause nor wait for a day.
 */
export function retryWaitSeconds(serverSeconds: number | null): number {
  return Math.min(MAX_RETRY_WAIT_S, Math.max(MIN_RETRY_WAIT_S, serverSeconds ?? DEFAULT_RETRY_WAIT_S));
}
