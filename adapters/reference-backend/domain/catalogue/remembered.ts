import { createTtlCache } from "#adapters/storage/ttl-cache.ts";

/** A value that is read again when it is older than some time. */
export interface Remembered<Value> {
  read(): Promise<Value>;
}

/**
 * Caches the result of `load` for `forMs` milliseconds, for values that only change with the catalogue. A failed load
 * is not cached.
 */
export function remember<Value>(
  load: () => Promise<Value>,
  forMs: number,
  elapsedMs: () => number = () => performance.now(),
): Remembered<Value> {
  const cache = createTtlCache<Value>({ forMs, maxSize: 1, sizeOf: () => 1, elapsedMs });
  return { read: () => cache.read("", load) };
}
