import { attempt } from "../browser/attempt.ts";

/** Timeout for opening or changing a database, in milliseconds: pages and the sign-out wait for it. */
export const DATABASE_TIMEOUT_MS = 3_000;

/** Features of the browser that it uses; each can be missing, throw, or refuse. */
export interface DatabaseBrowser {
  readonly databases: () => IDBFactory | undefined;
  readonly locks: () => Pick<LockManager, "request"> | undefined;
}

export const BROWSER: DatabaseBrowser = { databases: () => indexedDB, locks: () => navigator.locks };

/**
 * Runs a task under the browser's lock of that name, which other tabs respect. Where the browser has no locks, refuses
 * them, as without storage, or does not grant this one within the timeout, `otherwise` runs instead.
 */
export async function underLock(
  { locks }: Pick<DatabaseBrowser, "locks">,
  name: string,
  timeoutMs: number,
  task: () => void | Promise<void>,
  otherwise: () => void | Promise<void>,
): Promise<void> {
  let isGranted = false;
  try {
    const manager = locks();
    if (manager === undefined) throw new Error("no locks");
    await manager.request(name, { signal: AbortSignal.timeout(timeoutMs) }, async () => {
      isGranted = true;
      await task();
    });
  } catch (error) {
    // An error of the task itself.
    if (isGranted) throw error;
    await otherwise();
  }
}

/**
 * Uses the database of that name, which has one store of the same name. Rejects if there is none, or if it does not
 * open within the timeout.
 */
export async function withDatabase<Result>(
  { databases }: Pick<DatabaseBrowser, "databases">,
  name: string,
  timeoutMs: number,
  use: (database: IDBDatabase) => Promise<Result>,
): Promise<Result> {
  const factory = databases();
  if (factory === undefined) throw new Error("no database");
  const database = await open(factory, name, timeoutMs);
  try {
    return await use(database);
  } finally {
    // An open connection would exclude the page from the back/forward cache.
    database.close();
  }
}

/** Changes a store in one transaction, isolated from other tabs; resolves once the change is stored. */
export function transact(
  database: IDBDatabase,
  name: string,
  timeoutMs: number,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, "readwrite", { durability: "strict" });
    // On a busy device the transaction may be finished by then, and its event is about to come.
    const timer = setTimeout(() => attempt(() => transaction.abort()), timeoutMs);
    transaction.oncomplete = () => {
      clearTimeout(timer);
      resolve();
    };
    transaction.onabort = () => {
      clearTimeout(timer);
      reject(transaction.error);
    };
    work(transaction.objectStore(name));
  });
}

function open(factory: IDBFactory, name: string, timeoutMs: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new Error("no answer"));
    }, timeoutMs);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
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
