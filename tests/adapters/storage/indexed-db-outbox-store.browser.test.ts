import { beforeEach, expect, test } from "vitest";
import { createIndexedDbOutboxStore } from "#adapters/storage/indexed-db-outbox-store.ts";
import { createMemoryOutboxStore } from "#adapters/storage/memory-outbox-store.ts";
import { addToOutbox } from "#core/outbox/outbox.ts";
import { describeOutboxStore } from "#tests/contracts/outbox-store.contract.ts";
import { comment, entryOf } from "#tests/core/outbox/entries.ts";
import { refuseStorage } from "#tests/support/browser-storage.ts";

beforeEach(async () => {
  await createIndexedDbOutboxStore().change(() => []);
});

/** A database that says nothing, as after a crash of the browser's storage. */
const HANGING = { open: () => ({}) } as unknown as IDBFactory;

describeOutboxStore("an outbox in memory", createMemoryOutboxStore);
describeOutboxStore("an outbox in the browser's database", () => createIndexedDbOutboxStore());
describeOutboxStore("an outbox of a browser that forbids databases and locks", () =>
  createIndexedDbOutboxStore({ databases: refuseStorage, locks: refuseStorage }),
);
describeOutboxStore("an outbox of a web view that has neither", () =>
  createIndexedDbOutboxStore({ databases: () => undefined, locks: () => undefined }),
);

describeOutboxStore("an outbox of a browser whose database never opens", () =>
  createIndexedDbOutboxStore({ databases: () => HANGING, locks: () => undefined }, 20),
);

test("entries of one page are visible to the next one, and to other tabs", async () => {
  const [one, other] = [createIndexedDbOutboxStore(), createIndexedDbOutboxStore()];
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? one : other).change((outbox) => addToOutbox(outbox, entryOf(`${at}`, comment))),
    ),
  );
  expect(await createIndexedDbOutboxStore().list()).toHaveLength(10);
});

test("unreadable entries are left out", async () => {
  await createIndexedDbOutboxStore().change(() => [{ nonsense: true } as never, entryOf("1", comment)]);
  expect(await createIndexedDbOutboxStore().list()).toEqual([entryOf("1", comment)]);
});

test("a database that opens too late is closed, and one whose change hangs is replaced by memory", async () => {
  const closed: string[] = [];
  const late = { result: { close: () => closed.push("late") } } as unknown as IDBOpenDBRequest;
  const lateBrowser = { databases: () => ({ open: () => late }) as never, locks: () => undefined };
  const store = createIndexedDbOutboxStore(lateBrowser, 20);
  await store.change((outbox) => addToOutbox(outbox, entryOf("1", comment)));
  late.onsuccess?.(new Event("success"));
  expect(closed).toEqual(["late"]);

  const transaction: Partial<IDBTransaction> = {
    objectStore: () => ({ get: () => ({}) }) as unknown as IDBObjectStore,
    abort: () => transaction.onabort?.call(transaction as IDBTransaction, new Event("abort")),
  };
  const opened = { result: { transaction: () => transaction, close: () => closed.push("hanging") } };
  const open = () => {
    setTimeout(() => (opened as unknown as IDBOpenDBRequest).onsuccess?.(new Event("success")));
    return opened as unknown as IDBOpenDBRequest;
  };
  const hanging = createIndexedDbOutboxStore({ databases: () => ({ open }) as never, locks: () => undefined }, 20);
  await hanging.change((outbox) => addToOutbox(outbox, entryOf("2", comment)));
  expect((await hanging.list()).map(({ key }) => key)).toEqual(["2"]);
  expect(closed).toEqual(["late", "hanging"]);
});

test("a database that fails in the middle leaves the page a memory of its own", async () => {
  let isBroken = false;
  const store = createIndexedDbOutboxStore({
    databases: () => (isBroken ? refuseStorage() : indexedDB),
    locks: () => navigator.locks,
  });
  await store.change(() => [entryOf("1", comment)]);
  isBroken = true;
  await store.change((outbox) => addToOutbox(outbox, entryOf("2", comment)));
  expect((await store.list()).map(({ key }) => key)).toEqual(["2"]);
  expect((await createIndexedDbOutboxStore().list()).map(({ key }) => key)).toEqual(["1"]);
});
