import type { EpochMilliseconds } from "../ports/device.ts";

export interface CacheEntry<Key> {
  readonly key: Key;
  readonly storedAt: EpochMilliseconds;
}

/** Entries to evict so that `most` or fewer stay, none older than `forMs`; the oldest first. */
export function entriesToEvict<Key>(
  entries: readonly CacheEntry<Key>[],
  { most, forMs }: { readonly most: number; readonly forMs: number },
  now: EpochMilliseconds,
): readonly Key[] {
  return entries
    .toSorted((one, other) => other.storedAt - one.storedAt)
    .filter(({ storedAt }, at) => at >= most || !isWithinTtl(storedAt, forMs, now))
    .map(({ key }) => key);
}

/**
 * Whether something that was stored at `storedAt` may still be shown. The device's clock may have been set back since.
 */
export const isWithinTtl = (storedAt: EpochMilliseconds, forMs: number, now: EpochMilliseconds): boolean =>
  now - storedAt < forMs;
