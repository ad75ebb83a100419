import type { KeyValueStorage } from "../ports/device.ts";

/** What follows a lazily loaded chunk that failed: load the page anew once, then give up. */
export type ChunkFailureStep = "retry" | "retry_failed";

/**
 * A chunk that fails is marked once in session storage; a second failure is flagged as retry failed (specification, section
 * 4) and takes the mark away, so that the next visit gets its own retry.
 */
export function markChunkFailure(chunk: string, storage: KeyValueStorage): ChunkFailureStep {
  const key = `chunk-failed:${chunk}`;
  if (storage.read(key) === null) {
    storage.write(key, "1");
    return "retry";
  }
  storage.remove(key);
  return "retry_failed";
}
