import type { Outbox } from "#core/outbox/outbox.ts";
import { parseOutbox } from "#core/outbox/parse-outbox.ts";
import type { OutboxStore } from "#core/ports/outbox-store.ts";
import { BROWSER, DATABASE_TIMEOUT_MS, type DatabaseBrowser, transact, underLock, withDatabase } from "./indexed-db.ts";
import { createMemoryOutboxStore } from "./memory-outbox-store.ts";

/** Name of the database and of its store. */
const DATABASE = "outbox";
const KEY = "entries";
/** Name of the lock that the sending tab holds. */
const LOCK = "outbox";
/** Longest wait for another tab to have sent, in milliseconds; then this tab sends too: the server does nothing twice. */
const LOCK_TIMEOUT_MS = 60_000;

/**
 * The outbox in IndexedDB, whose transactions isolate tabs from each other; with local storage a tab could overwrite
 * another tab's write. If the database is missing, fails or hangs, further writes stay in memory, and stored ones wait
 * for the next page.
 */
export function createIndexedDbOutboxStore(
  browser: DatabaseBrowser = BROWSER,
  timeoutMs = DATABASE_TIMEOUT_MS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): OutboxStore {
  const memory = createMemoryOutboxStore();
  let isKept = true;

  const change: OutboxStore["change"] = async (edit) => {
    if (!isKept) return memory.change(edit);
    try {
      return await withDatabase(browser, DATABASE, timeoutMs, (database) => changeIn(database, edit, timeoutMs));
    } catch {
      isKept = false;
      return memory.change(edit);
    }
  };
  return {
    list: async () => {
      const listed = await change(() => null);
      return listed === false ? [] : listed;
    },
    change,
    alone: (task) => underLock(browser, LOCK, lockTimeoutMs, task, () => memory.alone(task)),
  };
}

async function changeIn(
  database: IDBDatabase,
  edit: (outbox: Outbox) => Outbox | null,
  timeoutMs: number,
): Promise<Outbox> {
  let outbox: Outbox = [];
  await transact(database, DATABASE, timeoutMs, (store) => {
    const read = store.get(KEY);
    read.onsuccess = () => {
      const before = parseOutbox(read.result);
      const after = edit(before);
      outbox = after ?? before;
      if (after !== null) store.put(after, KEY);
    };
  });
  return outbox;
}
