declare global {
  /** In the built scripts, `import()` of a file beside them. */
  var fetchModule: (path: string) => Promise<unknown>;
}

/** Under which address a file is asked for that did not come under its own. */
const addresses: Record<string, string> = {};

/**
 * Fetches a script and runs it. A browser remembers that a script did not come, and never asks for that address again as long
 * as the page is open: one lost moment of the network would take a part of the page away for good. So it is asked for under
 * another address, at once and whenever it is needed.
 */
globalThis.fetchModule = (path) => {
  const known = addresses[path] ?? path;
  return import(/* @vite-ignore */ known).catch(() => {
    addresses[path] = `${known}?`;
    return import(/* @vite-ignore */ addresses[path]);
  });
};

export {};
