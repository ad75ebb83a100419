import { TRANSLATION_RETRY_MS } from "./constants.ts";

/** Milliseconds before a retry, counted from 0: 350, 700, 1,400, 2,800, 5,600 (Spec §4). */
export function translationRetryDelayMs(retry: number): number {
  return TRANSLATION_RETRY_MS * 2 ** retry;
}
