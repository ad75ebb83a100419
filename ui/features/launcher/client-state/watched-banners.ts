import { parseJson } from "#core/links/parse-json.ts";
import type { KeyValueStorage, SharedStorage } from "#core/ports/device.ts";

const STORAGE_KEY = "fullBannerWatched";

/** Banners remembered at most; the oldest are forgotten, when they are long gone. */
const MAX_KEPT = 100;

/** Keys of the full banners that were watched on this device, as far as this tab knows by now. */
export const readWatched = (storage: KeyValueStorage): readonly string[] => parseWatched(storage.read(STORAGE_KEY));

/** Remembers that a full banner was watched; other tabs may do so at the same time. */
export async function keepWatched(storage: SharedStorage, key: string): Promise<void> {
  await storage.change(STORAGE_KEY, (text) => {
    const others = parseWatched(text).filter((watched) => watched !== key);
    return JSON.stringify([...others, key].slice(-MAX_KEPT));
  });
}

function parseWatched(text: string | null): readonly string[] {
  const kept = parseJson(text ?? "[]");
  return kept.ok && Array.isArray(kept.value) ? kept.value.filter((key) => typeof key === "string") : [];
}
