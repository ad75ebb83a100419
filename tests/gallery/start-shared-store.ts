import { createSeededFolder } from "../support/seeded-folder.ts";
import { startStore } from "../support/start-store.ts";

/** Variable in which the walkers find the address of the store. */
export const GALLERY_ORIGIN = "GALLERY_ORIGIN";

/** Starts the one store of all walks; the answer ends it. */
export default async function startSharedStore(): Promise<() => Promise<void>> {
  const data = await createSeededFolder();
  const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
  process.env[GALLERY_ORIGIN] = store.origin;
  return async () => {
    await store.stop();
    await data.remove();
  };
}
