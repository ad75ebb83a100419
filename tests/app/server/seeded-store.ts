import { cp } from "node:fs/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { createTemplate } from "../../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

/** Path of a seeded data folder that is removed after the tests of the file. */
export async function copySeededFolder(): Promise<string> {
  const folder = makeTemporaryFolder();
  await cp(await createTemplate(), folder, { recursive: true });
  return folder;
}

/**
 * A built store on a seeded folder of its own, started before the tests of a file or a `describe`. It has to end after
 * them without a complaint.
 */
export function seededStore(settings: Readonly<Record<string, string>> = {}): Pick<RunningStore, "origin" | "output"> {
  let store: RunningStore;
  beforeAll(async () => {
    store = await startStore({ DATA_DIR: await copySeededFolder(), LOG_LEVEL: "silent", ...settings });
  });
  afterAll(async () => {
    const code = await store?.stop();
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
