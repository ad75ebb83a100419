import { startSeededStore } from "../support/seeded-folder.ts";
import { startTestRun } from "../support/template-folder.ts";

/** Variable in which the walkers find the address of the store. */
export const GALLERY_ORIGIN = "GALLERY_ORIGIN";

/** Starts the one store of all walks, of which browsers keep nothing; the answer ends it. */
export default async function startSharedStore(): Promise<() => Promise<void>> {
  const endRun = await startTestRun();
  const store = await startSeededStore({ configuration: { keepsPages: false } });
  process.env[GALLERY_ORIGIN] = store.origin;
  return async () => {
    await store.stop();
    await endRun();
  };
}
