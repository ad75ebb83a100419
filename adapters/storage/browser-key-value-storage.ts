import type { KeyValueStorage } from "#core/ports/device.ts";
import { attempt } from "../browser/attempt.ts";
import { createMemoryKeyValueStorage } from "./memory-key-value-storage.ts";

/**
 * Values in a storage of the browser: the local storage, or the one that `open` returns, e.g. `() => sessionStorage`.
 * Opening it can throw (blocked by the player's settings) or return nothing (some web views), and writing can fail
 * (full); such values stay in memory.
 */
export function createBrowserKeyValueStorage(open: () => Storage | null = () => localStorage): KeyValueStorage {
  const memory = createMemoryKeyValueStorage();
  const storage = attempt(open);
  return {
    // Memory goes first: it holds a key only while the browser refuses its newest value.
    read: (key) => memory.read(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    write: (key, value) => {
      const stored = attempt(() => {
        storage?.setItem(key, value);
        return storage?.getItem(key) === value;
      });
      if (stored) {
        memory.remove(key);
        return;
      }
      memory.write(key, value);
      // Otherwise the next page would read the outdated value.
      attempt(() => storage?.removeItem(key));
    },
    remove: (key) => {
      memory.remove(key);
      attempt(() => storage?.removeItem(key));
    },
    clear: (exceptKeys) => {
      memory.clear(exceptKeys);
      const keys = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? null));
      for (const key of keys ?? [])
        if (key !== null && !exceptKeys.includes(key)) attempt(() => storage?.removeItem(key));
    },
  };
}
