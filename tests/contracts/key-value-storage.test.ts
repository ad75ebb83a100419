import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { buildBrowserStorage, refuseStorage } from "#tests/support/browser-storage.ts";
import { describeKeyValueStorage } from "./key-value-storage.contract.ts";

describeKeyValueStorage("storage in memory", createMemoryKeyValueStorage);

describeKeyValueStorage("storage of a browser", () => {
  const storage = buildBrowserStorage();
  return createBrowserKeyValueStorage(() => storage);
});

describeKeyValueStorage("storage of a browser that forbids it", () => createBrowserKeyValueStorage(refuseStorage));

describeKeyValueStorage("storage of a web view that has none", () => createBrowserKeyValueStorage(() => null));

describeKeyValueStorage("storage of a browser that is full", () => {
  const storage = buildBrowserStorage(8);
  return createBrowserKeyValueStorage(() => storage);
});

describeKeyValueStorage("storage of a browser that throws at every use", () =>
  createBrowserKeyValueStorage(() => ({
    ...buildBrowserStorage(),
    getItem: refuseStorage,
    setItem: refuseStorage,
    removeItem: refuseStorage,
  })),
);

describeKeyValueStorage("storage of a browser that takes values and drops them", () =>
  createBrowserKeyValueStorage(() => ({ ...buildBrowserStorage(), setItem: () => undefined })),
);
