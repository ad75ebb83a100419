import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStore } from "./start-store.ts";
import { ensureTemplate } from "./template-folder.ts";

async function startOnce(folder: string): Promise<void> {
  const store = await startStore({ DATA_DIR: folder, LOG_LEVEL: "warn" });
  const code = await store.stop();
  if (code !== 0) throw new Error(`the store ended with code ${code}: ${store.output()}`);
}

/** A data folder of a store's own, as it is after the first start: seeding takes seconds, a copy takes none. */
export interface SeededFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** The folder that all others are copies of. */
export const createTemplate = (): Promise<string> => ensureTemplate("store", startOnce);

export async function createSeededFolder(): Promise<SeededFolder> {
  const template = await createTemplate();
  const path = await mkdtemp(join(tmpdir(), "purple-store-data-"));
  await cp(template, path, { recursive: true });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

interface SeededStoreOptions {
  /** Fields of the runtime configuration. */
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly settings?: Readonly<Record<string, string>>;
  /** Switches of Node. */
  readonly switches?: readonly string[];
}

/** Starts a store on a data folder of its own, which is removed when it stops. */
export async function startSeededStore({ configuration = {}, settings = {}, switches }: SeededStoreOptions = {}) {
  const data = await createSeededFolder();
  const CONFIG_FILE = join(data.path, "configuration.json");
  await writeFile(CONFIG_FILE, JSON.stringify(configuration));
  const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", CONFIG_FILE, ...settings }, switches);
  return {
    origin: store.origin,
    stop: async () => {
      await store.stop();
      await data.remove();
    },
  };
}
