import { OUTBOX_FIRST_RETRY_MS, OUTBOX_RETRY_MS } from "./constants.ts";

/**
 * Milliseconds until the next attempt after so many in a row without an answer (1 and more): short at first, for a
 * connection that has just come back.
 */
export function outboxRetryMs(triesWithoutAnswer: number): number {
  return Math.min(OUTBOX_RETRY_MS, OUTBOX_FIRST_RETRY_MS * 2 ** (triesWithoutAnswer - 1));
}
