/** Most writes that wait on a device. */
export const MAX_OUTBOX = 100;

/** Time in milliseconds for which the server stores the answer of an idempotency key. */
export const IDEMPOTENCY_KEY_TTL_MS = 24 * 60 * 60_000;

/** Maximum time after the first attempt for automatic retries; shorter, since the clocks may differ. */
export const RESEND_WITHIN_MS = IDEMPOTENCY_KEY_TTL_MS - 60 * 60_000;

/** Attempts that the server may answer with an error before the player must decide. */
export const MAX_OUTBOX_TRIES = 5;

/**
 * Delay before the next attempt if the server has answered without `Retry-After`, and the maximum delay without an
 * answer; in milliseconds.
 */
export const OUTBOX_RETRY_MS = 30_000;

/** Delay after the first attempt without an answer, in milliseconds; it doubles with each further one in a row. */
export const OUTBOX_FIRST_RETRY_MS = 2_000;
