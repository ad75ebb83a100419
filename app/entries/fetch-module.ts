import { withTimeout } from "./with-timeout.ts";

declare global {
  /** In the built scripts, `import()` of a file beside them. */
  var fetchModule: (path: string) => Promise<unknown>;
}

/** Under which address a file is asked for that did not come under its own. */
const addresses: Record<string, string> = {};

/** Scripts on their way or there: for one that is there a browser takes a turn of its own each time, behind all others. */
const scripts: Record<string, Promise<unknown>> = {};

/**
 * Fetches a script and runs it. A browser remembers that a script did not come, or waits for it for ever, and never asks for that
 * address again as long as the page is open: one lost moment of the network would take a part of the page away for good. So it is
 * asked for under another address, at once and whenever it is needed.
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
