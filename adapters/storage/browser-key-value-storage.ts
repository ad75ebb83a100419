import type { KeyValueStorage } from "#core/ports/device.ts";
import { createMemoryKeyValueStorage } from "./memory-key-value-storage.ts";

/**
 * Values in a storage of the browser, local unless `open` gives another, e.g. `() => sessionStorage`. Asking for it can
 * already throw (blocked by the player's settings) or give nothing (web views without it), writing can (full): what
 * the browser does not take stays in memory.
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
      // An outdated value must not come back with the next page.
      attempt(() => storage?.removeItem(key));
    },
    remove: (key) => {
      memory.remove(key);
      attempt(() => storage?.removeItem(key));
    },
    clear: (kept) => {
      memory.clear(kept);
      const keys = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? null));
      for (const key of keys ?? []) if (key !== null && !kept.includes(key)) attempt(() => storage?.removeItem(key));
    },
  };
}

function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
