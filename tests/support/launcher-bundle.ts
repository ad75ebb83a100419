import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createSeededFolder } from "./seeded-folder.ts";
import { serveFolder } from "./serve-folder.ts";
import { startStore } from "./start-store.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The built launcher pages on a file server of their own, and the store whose publisher API they use. */
export interface LauncherBundle {
  /** Where its files are. */
  readonly folder: string;
  /** Address of the bundle. */
  readonly address: string;
  readonly storeOrigin: string;
  /** What `configuration.json` beside the bundle holds; at first it names the store. */
  configure(content: string): void;
  close(): Promise<void>;
}

/** Builds the launcher's pages unless they are there, and serves them beside a store of their own. */
export async function openLauncherBundle(): Promise<LauncherBundle> {
  const node = join(root, "node_modules/.bin/node");
  await promisify(execFile)(node, ["app/bin/build-launcher.mjs", "--if-stale"], { cwd: root });
  const folder = join(root, ".output/launcher");
  const files = new Map<string, string>();
  const server = await serveFolder(folder, "/games/", files);
  const data = await createSeededFolder();
  const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", ALLOWED_ORIGINS: server.origin });
  const configure = (content: string) => void files.set("configuration.json", content);
  configure(JSON.stringify({ purpleDomain: store.origin }));
  return {
    folder,
    address: `${server.origin}/games/`,
    storeOrigin: store.origin,
    configure,
    async close() {
      await store.stop();
      await server.close();
      await data.remove();
    },
  };
}
