import { withTimeout } from "./with-timeout.ts";

declare global {
  /** In the built scripts, replaces `import()` of a file beside them. */
  var fetchModule: (path: string) => Promise<unknown>;
}

/** Retry addresses of files that failed under their own. */
const addresses: Record<string, string> = {};

/** Pending and loaded scripts: importing a loaded script again costs a separate task, behind all others. */
const scripts: Record<string, Promise<unknown>> = {};

/**
 * Fetches a script and runs it. A browser never requests an address again after it failed or hung in the open page, so
 * one lost connection would remove a part of the page. Therefore the script is retried under another address, at once
 * and whenever it is needed.
 */
globalThis.fetchModule = (path) => {
  const fetchScript = () => {
    const address = path in addresses ? `${addresses[path]}?` : path;
    addresses[path] = address;
    return withTimeout(import(/* @vite-ignore */ address));
  };
  scripts[path] ??= fetchScript()
    .catch(fetchScript)
    .catch((error) => {
      delete scripts[path];
      throw error;
    });
  return scripts[path];
};
