import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { startStore } from "../support/start-store.ts";
import { startTestRun } from "../support/template-folder.ts";

/** Variable in which the walkers find the address of the store. */
export const GALLERY_ORIGIN = "GALLERY_ORIGIN";

/** Starts the one store of all walks, of which browsers keep nothing; the answer ends it. */
export default async function startSharedStore(): Promise<() => Promise<void>> {
  const endRun = await startTestRun();
  const data = await createSeededFolder();
  const CONFIG_FILE = join(data.path, "configuration.json");
  await writeFile(CONFIG_FILE, JSON.stringify({ keepsPages: false }));
  const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", CONFIG_FILE });
  process.env[GALLERY_ORIGIN] = store.origin;
  return async () => {
    await store.stop();
    await data.remove();
    await endRun();
  };
}
