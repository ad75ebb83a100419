import { MAX_ICON_CACHE } from "./constants.ts";

/** Loaded icons by name, from the oldest to the newest. */
export type IconCache<Drawing> = ReadonlyMap<string, Drawing>;

/**
 * The cache with `drawing` as its newest entry; the oldest entries beyond `most` are evicted (Spec §2).
 * Loading an icon again renews it, showing it does not.
 */
export function cacheIcon<Drawing>(
  cache: IconCache<Drawing>,
  name: string,
  drawing: Drawing,
  most = MAX_ICON_CACHE,
): IconCache<Drawing> {
  const others = [...cache].filter(([known]) => known !== name);
  const room = Math.max(most - 1, 0);
  return new Map([...others.slice(Math.max(others.length - room, 0)), [name, drawing]]);
}
