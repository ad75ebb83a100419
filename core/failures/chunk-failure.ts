import type { KeyValueStorage } from "../ports/device.ts";
import { CHUNK_FAILURES } from "./constants.ts";

/** Step after a lazily loaded chunk has failed: reload the page once, then give up. */
export type ChunkFailureStep = "retry" | "retry_failed";

/**
 * Whether an error means that code or a style sheet failed to load. Browsers have no error type for it, so the message
 * is compared.
 */
export function isChunkFailure(message: string): boolean {
  return CHUNK_FAILURES.some((part) => message.includes(part));
}

/** An error of code that failed again after the page was reloaded for it. */
interface FlaggedError {
  isRetryFailed?: boolean;
}

/** Flags an error as retry failed (Spec §4). */
export function flagRetryFailed(error: unknown): void {
  if (error instanceof Error && Object.isExtensible(error)) (error as FlaggedError).isRetryFailed = true;
}

export const isRetryFailed = (error: unknown): boolean =>
  error instanceof Error && (error as FlaggedError).isRetryFailed === true;

/**
 * A page or a part whose chunk fails is marked once in session storage; a second failure is flagged as retry failed
 * (Spec §4) and takes the mark away, so that the next visit gets its own retry.
 */
export function markChunkFailure(name: string, storage: KeyValueStorage): ChunkFailureStep {
  const key = `chunk-failed:${name}`;
  if (storage.read(key) === null) {
    storage.write(key, "1");
    return "retry";
  }
  storage.remove(key);
  return "retry_failed";
}

/**
 * Marks the chunk of a part of a page by the message of its error, which names the file where the browser says it, and flags the
 * error if the part has failed before.
 */
export function notePartFailure(error: unknown, storage: KeyValueStorage): void {
  const message = String(error);
  if (isChunkFailure(message) && markChunkFailure(message, storage) === "retry_failed") flagRetryFailed(error);
}
