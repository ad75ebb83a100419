import { afterAll, beforeAll, expect } from "vitest";
import { createSeededFolder, type SeededFolder } from "../../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";

/**
 * A built store on a seeded folder of its own, started before the tests of a file or a `describe`. It has to end after
 * them without a complaint.
 */
export function seededStore(settings: Readonly<Record<string, string>> = {}): Pick<RunningStore, "origin" | "output"> {
  let data: SeededFolder;
  let store: RunningStore;
  beforeAll(async () => {
    data = await createSeededFolder();
    store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", ...settings });
  });
  afterAll(async () => {
    const code = await store?.stop();
    await data?.remove();
    expect(code).toBe(0);
    expect(store.output().replace(/^The store is open at .*\n/m, "")).toBe("");
  });
  return {
    get origin() {
      return store.origin;
    },
    output: () => store.output(),
  };
}
