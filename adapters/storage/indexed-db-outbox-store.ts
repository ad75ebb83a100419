import type { Outbox } from "#core/outbox/outbox.ts";
import { parseOutbox } from "#core/outbox/parse-outbox.ts";
import type { OutboxStore } from "#core/ports/outbox-store.ts";
import { createMemoryOutboxStore } from "./memory-outbox-store.ts";

const DATABASE = "outbox";
const STORE = "outbox";
const KEY = "entries";
/** Name of the lock that the sending tab holds. */
const LOCK = "outbox";

/** How long the database may take to be opened, or to change, in milliseconds: lists of favorites, and signing out, wait for it. */
const MOST_MS = 3_000;

/** What of a browser it needs; each part can be missing, throw, or refuse. */
export interface OutboxBrowser {
  readonly databases: () => IDBFactory | undefined;
  readonly locks: () => Pick<LockManager, "request"> | undefined;
}

const BROWSER: OutboxBrowser = { databases: () => indexedDB, locks: () => navigator.locks };

/**
 * The outbox in the browser's database, whose transactions no other tab comes between; the local storage knows no such thing, and a
 * write of one tab could be lost under that of another. A browser without a database, or whose database fails or hangs, keeps
 * further writes in memory; what the database holds waits for the next page.
 */
export function createIndexedDbOutboxStore(
  { databases, locks }: OutboxBrowser = BROWSER,
  mostMs = MOST_MS,
): OutboxStore {
  const memory = createMemoryOutboxStore();
  let isKept = true;

  const change: OutboxStore["change"] = async (edit) => {
    if (!isKept) return memory.change(edit);
    try {
      const factory = databases();
      if (factory === undefined) throw new Error("no database");
      const database = await open(factory, mostMs);
      try {
        return await changeIn(database, edit, mostMs);
      } finally {
        // A page that holds it open could not be kept for the way back.
        database.close();
      }
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
    alone: async (task) => {
      const manager = attempt(locks);
      if (manager === undefined) return memory.alone(task);
      await manager.request(LOCK, task);
    },
  };
}

function open(factory: IDBFactory, mostMs: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new Error("no answer"));
    }, mostMs);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      clearTimeout(timer);
      if (isTooLate) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function changeIn(database: IDBDatabase, edit: (outbox: Outbox) => Outbox | null, mostMs: number): Promise<Outbox> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    const read = store.get(KEY);
    let outbox: Outbox = [];
    read.onsuccess = () => {
      const before = parseOutbox(read.result);
      const after = edit(before);
      outbox = after ?? before;
      if (after !== null) store.put(after, KEY);
    };
    const timer = setTimeout(() => transaction.abort(), mostMs);
    transaction.oncomplete = () => {
      clearTimeout(timer);
      resolve(outbox);
    };
    transaction.onabort = () => {
      clearTimeout(timer);
      reject(transaction.error);
    };
  });
}

function attempt<Value>(action: () => Value | undefined): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
