import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transact } from "#adapters/storage/indexed-db.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
