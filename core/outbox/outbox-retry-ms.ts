import { OUTBOX_FIRST_RETRY_MS, OUTBOX_RETRY_MS } from "./constants.ts";

/**
 * Milliseconds until the next try, after so many in a row that got no answer (1 and more): soon at first, for a connection that
 * has only just come back.
 */
export function outboxRetryMs(triesWithoutAnswer: number): number {
  return Math.min(OUTBOX_RETRY_MS, OUTBOX_FIRST_RETRY_MS * 2 ** (triesWithoutAnswer - 1));
}
