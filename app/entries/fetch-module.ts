import { withTimeout } from "./with-timeout.ts";

declare global {
  /** In the built scripts, replaces `import()` of a file beside them. */
  var fetchModule: (path: string) => Promise<unknown>;
  /** In the built scripts, `import()` of a file of texts. */
  var fetchTexts: (path: string) => Promise<unknown>;
}

/** Retry addresses of files that failed under their own. */
const addresses: Record<string, string> = {};

/** Pending and loaded scripts: importing a loaded script again costs a separate task, behind all others. */
const scripts: Record<string, Promise<unknown>> = {};

const fetchScript = (path: string): Promise<unknown> => {
  const address = path in addresses ? `${addresses[path]}?` : path;
  addresses[path] = address;
  return withTimeout(import(/* @vite-ignore */ address));
};

const fetchOnce = (path: string, fetch: () => Promise<unknown>): Promise<unknown> => {
  scripts[path] ??= fetch().catch((error) => {
    delete scripts[path];
    throw error;
  });
  return scripts[path];
};

/**
 * Fetches a script and runs it. A browser never requests an address again after it failed or hung in the open page, so
 * one lost connection would remove a part of the page. Therefore the script is retried under another address, at once
 * and whenever it is needed.
 */
globalThis.fetchModule = (path) => fetchOnce(path, () => fetchScript(path).catch(() => fetchScript(path)));

/** Fetches a file of texts by one request; the translation machine of the core retries it. */
globalThis.fetchTexts = (path) => fetchOnce(path, () => fetchScript(path));
