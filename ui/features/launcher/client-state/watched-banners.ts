import * as v from "valibot";
import type { KeyValueStorage, SharedStorage } from "#core/ports/device.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";

/** Beyond it the oldest banners are removed; they are over by then. */
const MAX_KEPT = 100;

const watched = storedValue<readonly string[]>("fullBannerWatched", readableItems(v.string()), []);

/** Keys of the full banners that were watched on this device, as far as this tab knows by now. */
export const readWatched = (storage: KeyValueStorage): readonly string[] => watched.read(storage);

/** Remembers that a full banner was watched; other tabs may do so at the same time. */
export async function keepWatched(storage: SharedStorage, key: string): Promise<void> {
  await watched.changeShared(storage, (keys) => [...keys.filter((other) => other !== key), key].slice(-MAX_KEPT));
}
