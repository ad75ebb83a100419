import { parseJson } from "#core/links/parse-json.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";

const STORAGE_KEY = "fullBannerWatched";

/** Banners remembered at most; the oldest are forgotten, when they are long gone. */
const MOST_KEPT = 100;

/** Keys of the full banners that were watched on this device. */
export function readWatched(storage: KeyValueStorage): readonly string[] {
  const kept = parseJson(storage.read(STORAGE_KEY) ?? "[]");
  return kept.ok && Array.isArray(kept.value) ? kept.value.filter((key) => typeof key === "string") : [];
}

/** Remembers that a full banner was watched. */
export function keepWatched(storage: KeyValueStorage, key: string): void {
  const others = readWatched(storage).filter((watched) => watched !== key);
  storage.write(STORAGE_KEY, JSON.stringify([...others, key].slice(-MOST_KEPT)));
}
