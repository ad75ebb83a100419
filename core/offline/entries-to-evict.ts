import type { EpochMilliseconds } from "../ports/device.ts";

export interface KeptEntry<Key> {
  readonly key: Key;
  readonly keptAt: EpochMilliseconds;
}

/** Entries to evict so that `most` or fewer stay, none older than `forMs`; the oldest first. */
export function entriesToEvict<Key>(
  entries: readonly KeptEntry<Key>[],
  { most, forMs }: { readonly most: number; readonly forMs: number },
  now: EpochMilliseconds,
): readonly Key[] {
  return entries
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .filter(({ keptAt }, at) => at >= most || !isStillKept(keptAt, forMs, now))
    .map(({ key }) => key);
}

/**
 * Whether something that was stored at `keptAt` may still be shown. The device's clock may have been set back since.
 */
export const isStillKept = (keptAt: EpochMilliseconds, forMs: number, now: EpochMilliseconds): boolean =>
  now - keptAt < forMs;
