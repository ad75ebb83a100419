import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startSeededStore } from "./seeded-folder.ts";
import { serveFolder } from "./serve-folder.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The built launcher pages on a file server of their own, and the store whose publisher API they use. */
export interface LauncherBundle {
  /** Where its files are. */
  readonly folder: string;
  /** Address of the bundle. */
  readonly address: string;
  readonly storeOrigin: string;
  /** Content of `configuration.json` beside the bundle; initially the address of the store. */
  configure(content: string): void;
  close(): Promise<void>;
}

/** The built launcher pages on a file server, without a store: they are built unless they are there. */
export async function serveLauncherBundle(): Promise<
  Omit<LauncherBundle, "storeOrigin"> & { readonly origin: string }
> {
  const node = join(root, "node_modules/.bin/node");
  await promisify(execFile)(node, ["app/bin/build-launcher.mjs", "--if-stale"], { cwd: root });
  const folder = join(root, ".output/launcher");
  const files = new Map<string, string>();
  const server = await serveFolder(folder, "/games/", files);
  return {
    folder,
    origin: server.origin,
    address: `${server.origin}/games/`,
    configure: (content) => void files.set("configuration.json", content),
    close: server.close,
  };
}

/** The same beside a store of its own. */
export async function openLauncherBundle(): Promise<LauncherBundle> {
  const bundle = await serveLauncherBundle();
  const store = await startSeededStore({ settings: { ALLOWED_ORIGINS: bundle.origin } });
  bundle.configure(JSON.stringify({ purpleDomain: store.origin }));
  return {
    ...bundle,
    storeOrigin: store.origin,
    async close() {
      await store.stop();
      await bundle.close();
    },
  };
}
