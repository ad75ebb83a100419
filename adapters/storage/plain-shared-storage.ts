import type { KeyValueStorage, SharedStorage } from "#core/ports/device.ts";

/** Runs a change of one key once no other tab runs one. */
type RunAlone = (key: string, task: () => void) => Promise<void>;

const atOnce: RunAlone = async (_, task) => task();

/**
 * Shared values in a storage without transactions: on the server, and where a browser has no database. Under locks the changes of
 * several tabs follow each other, but a browser may show one tab the values of another too late.
 */
export function createPlainSharedStorage(storage: KeyValueStorage, runAlone: RunAlone = atOnce): SharedStorage {
  return {
    read: async (key) => storage.read(key),
    async change(key, edit) {
      let after: string | null = null;
      await runAlone(key, () => {
        const before = storage.read(key);
        after = edit(before);
        if (after === null) storage.remove(key);
        else if (after !== before) storage.write(key, after);
      });
      return after;
    },
    clear: async () => undefined,
  };
}
