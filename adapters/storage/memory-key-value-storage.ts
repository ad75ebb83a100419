import type { KeyValueStorage } from "#core/ports/device.ts";

/** Values that last as long as the page or the process. */
export function createMemoryKeyValueStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    clear: (exceptKeys) => {
      for (const key of [...values.keys()]) if (!exceptKeys.includes(key)) values.delete(key);
    },
  };
}
