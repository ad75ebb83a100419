import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import type { DatabaseBrowser } from "#adapters/storage/indexed-db.ts";
import { createIndexedDbSharedStorage } from "#adapters/storage/indexed-db-shared-storage.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import type { SharedStorage } from "#core/ports/device.ts";
import { addWord, describeSharedStorage, readWords } from "#tests/contracts/shared-storage.contract.ts";

/** Nothing of an earlier test, not even that something was forgotten. */
async function forgetAll() {
  localStorage.clear();
  await new Promise((done) => {
    indexedDB.deleteDatabase("shared").onsuccess = done;
  });
}
beforeEach(forgetAll);
afterEach(forgetAll);

const open = (browser?: DatabaseBrowser, timeoutMs?: number) =>
  createIndexedDbSharedStorage(createBrowserKeyValueStorage(), browser, timeoutMs);

const refuse = (): never => {
  throw new DOMException("denied", "SecurityError");
};
/** A database that says nothing, as after a crash of the browser's storage. */
const HANGING = { open: () => ({}) } as unknown as IDBFactory;
const NO_LOCKS = () => undefined;

describeSharedStorage("shared values in memory", () => createPlainSharedStorage(createMemoryKeyValueStorage()));
describeSharedStorage("shared values in the browser's database", () => open());
describeSharedStorage("shared values of a browser that forbids databases and locks", () =>
  open({ databases: refuse, locks: refuse }),
);
describeSharedStorage("shared values of a web view without a database", () =>
  open({ databases: () => undefined, locks: () => navigator.locks }),
);
describeSharedStorage("shared values of a web view that has neither database nor locks", () =>
  open({ databases: () => undefined, locks: NO_LOCKS }),
);
describeSharedStorage("shared values of a browser whose database never opens", () =>
  open({ databases: () => HANGING, locks: NO_LOCKS }, 20),
);

describe("shared values", () => {
  test("store the parallel changes of several tabs", async () => {
    const tabs = [open(), open(), open()];
    await Promise.all(Array.from({ length: 30 }, (_, at) => addWord(tabs[at % 3] as SharedStorage, "list", `${at}`)));
    expect(await readWords(open(), "list")).toHaveLength(30);
  });

  test("are migrated from local storage once", async () => {
    localStorage.setItem("list", '["old"]');
    await addWord(open(), "list", "new");
    expect(await readWords(open(), "list")).toEqual(["old", "new"]);
    await open().change("list", () => null);
    // A tab that was notified late may still see this.
    localStorage.setItem("list", '["old"]');
    expect(await open().read("list")).toBeNull();
  });

  test("can be read synchronously in their last state, which is the fallback when the database fails later", async () => {
    let isBroken = false;
    const storage = open({ databases: () => (isBroken ? refuse() : indexedDB), locks: () => navigator.locks });
    await addWord(storage, "list", "one");
    expect(localStorage.getItem("list")).toBe('["one"]');
    isBroken = true;
    await addWord(storage, "list", "two");
    expect(await readWords(storage, "list")).toEqual(["one", "two"]);
  });

  test("that were changed while the database hung are there when it answers again", async () => {
    const hanging = () => open({ databases: () => HANGING, locks: () => navigator.locks }, 20);
    await addWord(open(), "list", "one");
    await addWord(hanging(), "list", "two");
    expect(await readWords(open(), "list")).toEqual(["one", "two"]);
    // From then on the database is the source again.
    localStorage.setItem("list", '["late"]');
    expect(await readWords(open(), "list")).toEqual(["one", "two"]);

    await addWord(open(), "other", "three");
    localStorage.clear();
    await hanging().clear();
    await addWord(hanging(), "list", "four");
    const tab = open();
    await Promise.all([addWord(tab, "list", "five"), addWord(tab, "sixth", "six")]);
    expect(await readWords(open(), "list")).toEqual(["four", "five"]);
    expect(await readWords(open(), "sixth")).toEqual(["six"]);
    expect(await open().read("other")).toBeNull();
    localStorage.setItem("other", '["late"]');
    expect(await open().read("other")).toBeNull();
  });

  test("are forgotten with the storage beside them, and do not come back from a copy", async () => {
    const values = createBrowserKeyValueStorage();
    const storage = createIndexedDbSharedStorage(values);
    await addWord(storage, "list", "one");
    values.clear([]);
    await storage.clear();
    localStorage.setItem("list", '["one"]');
    expect(await open().read("list")).toBeNull();
  });
});
