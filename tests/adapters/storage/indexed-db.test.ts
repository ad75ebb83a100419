import { beforeEach, expect, test, vi } from "vitest";
import { transact, underLock } from "#adapters/storage/indexed-db.ts";
import { createIndexedDbOutboxStore } from "#adapters/storage/indexed-db-outbox-store.ts";
import { createIndexedDbSharedStorage } from "#adapters/storage/indexed-db-shared-storage.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { refuseStorage } from "#tests/support/browser-storage.ts";

beforeEach(() => void vi.useFakeTimers());

test("a change that is stored while its time runs out has been stored, and throws nothing at the page", async () => {
  const abort = vi.fn(() => {
    throw new DOMException("The transaction has finished.", "InvalidStateError");
  });
  const transaction = { abort, objectStore: () => ({}), oncomplete: () => undefined, onabort: () => undefined };
  const database = { transaction: () => transaction } as unknown as IDBDatabase;
  const stored = transact(database, "drafts", 3_000, () => undefined);

  vi.advanceTimersByTime(3_000);
  expect(abort).toHaveBeenCalledOnce();
  transaction.oncomplete();

  await expect(stored).resolves.toBeUndefined();
});

const rejecting = { request: async () => refuseStorage() } as Pick<LockManager, "request">;

/** Grants nothing until the wait for it is given up. */
const hanging = {
  request: (_: string, { signal }: LockOptions) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
} as unknown as LockManager;

test.each([
  ["rejects every request", rejecting],
  ["grants no lock", hanging],
])("a browser that %s keeps lists and queued writes for the visit", async (_, locks) => {
  const browser = { databases: () => ({ open: refuseStorage }) as unknown as IDBFactory, locks: () => locks };
  const shared = createIndexedDbSharedStorage(createMemoryKeyValueStorage(), browser, 20);
  await Promise.all(["a", "b"].map((item) => shared.change("cart", (list) => (list ?? "") + item)));
  await expect(shared.read("cart")).resolves.toBe("ab");

  const outbox = createIndexedDbOutboxStore(browser, 20, 20);
  await expect(outbox.list()).resolves.toEqual([]);
  const task = vi.fn(async () => undefined);
  await outbox.alone(task);
  expect(task).toHaveBeenCalledOnce();
});

test("an error under a lock is that of the task, which is not repeated", async () => {
  const granting = {
    request: async (_: string, __: LockOptions, task: () => unknown) => task(),
  } as unknown as LockManager;
  const task = vi.fn(async () => {
    throw new Error("of the task");
  });
  await expect(underLock({ locks: () => granting }, "list", 20, task, task)).rejects.toThrow("of the task");
  expect(task).toHaveBeenCalledOnce();
});
