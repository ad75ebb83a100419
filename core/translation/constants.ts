/**
 * Retries of texts that failed to load, and the delay before the first; it doubles with each (Spec §4).
 *
 */
export const MAX_TRANSLATION_RETRIES = 5;
export const TRANSLATION_RETRY_MS = 350;
