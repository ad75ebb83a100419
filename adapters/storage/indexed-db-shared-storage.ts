import type { KeyValueStorage, SharedStorage } from "#core/ports/device.ts";
import { BROWSER, DATABASE_TIMEOUT_MS, type DatabaseBrowser, transact, underLock, withDatabase } from "./indexed-db.ts";
import { createPlainSharedStorage } from "./plain-shared-storage.ts";

/** Name of the database and of its store. */
const DATABASE = "shared";
/** Key in the storage: its copy of the key that follows is newer than the database, which was not available. */
const NEWER = "newer/";
/** Key in the storage: all values were cleared when the database was not available. */
const CLEARED = "cleared/";

/**
 * Shared values in IndexedDB. Local storage under Web Locks is not enough: browsers propagate writes between tabs late,
 * so a tab that gets the lock may read an outdated value. `storage` keeps a copy for synchronous reads; it is also the
 * fallback if IndexedDB is missing, fails or hangs, and the source of values from before IndexedDB was used. What was changed
 * without the database is marked, and the next transaction takes it over.
 */
export function createIndexedDbSharedStorage(
  storage: KeyValueStorage,
  browser: DatabaseBrowser = BROWSER,
  timeoutMs = DATABASE_TIMEOUT_MS,
): SharedStorage {
  let isKept = true;
  const plain = createPlainSharedStorage(storage, (key, task) =>
    underLock(browser, `${DATABASE}:${key}`, timeoutMs, task, task),
  );

  const copy = (key: string, value: string | null) => {
    if (storage.read(key) === value) return;
    if (value === null) storage.remove(key);
    else storage.write(key, value);
  };
  /** Does `work` in a transaction; `false` where there is no database. */
  const inDatabase = async (work: (store: IDBObjectStore) => void): Promise<boolean> => {
    if (!isKept) return false;
    try {
      await withDatabase(browser, DATABASE, timeoutMs, (database) => transact(database, DATABASE, timeoutMs, work));
    } catch {
      isKept = false;
    }
    return isKept;
  };
  const isSet = (mark: string) => storage.read(mark) !== null;
  const clearIn = (store: IDBObjectStore, exceptKey?: string) => {
    const keys = store.getAllKeys();
    // Set to `null`, not removed: a tab that still sees the old copy in the local storage would take it for a value
    // from before IndexedDB.
    keys.onsuccess = () => {
      for (const key of keys.result) if (key !== exceptKey) store.put(null, key);
    };
  };
  const change: SharedStorage["change"] = async (key, edit) => {
    let isNewer = false;
    let after: string | null = null;
    let refusal: { readonly error: unknown } | null = null;
    const isDone = await inDatabase((store) => {
      const read = store.get(key);
      read.onsuccess = () => {
        const stored: unknown = read.result;
        isNewer = isSet(CLEARED) || isSet(NEWER + key);
        // `null`: the value was removed, so a former one in `storage` does not count.
        const before = !isNewer && (typeof stored === "string" || stored === null) ? stored : storage.read(key);
        try {
          after = edit(before);
        } catch (error) {
          after = before;
          refusal = { error };
        }
        if (after !== stored) store.put(after, key);
        if (isSet(CLEARED)) clearIn(store, key);
      };
    });
    if (!isDone) {
      return plain.change(key, (before) => {
        const edited = edit(before);
        if (edited !== before) storage.write(NEWER + key, "1");
        return edited;
      });
    }
    copy(key, after);
    if (isNewer) {
      storage.remove(CLEARED);
      storage.remove(NEWER + key);
    }
    if (refusal !== null) throw (refusal as { readonly error: unknown }).error;
    return after;
  };
  return {
    read: (key) => change(key, (value) => value),
    change,
    clear: async () => {
      if (!(await inDatabase((store) => clearIn(store)))) storage.write(CLEARED, "1");
    },
  };
}
