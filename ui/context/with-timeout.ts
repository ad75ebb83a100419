/**
 * Timeout for a file of the build, in milliseconds: a large one at 50 kbit/s. A dead connection reports no error, so
 * the request would never settle.
 */
const MAX_MS = 20_000;

/** Resolves like `coming`, or rejects after the timeout with the browser's message for code that failed to load. */
export const withTimeout = <Value>(coming: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Importing a module script failed.")), MAX_MS);
    coming.then(resolve, reject).then(() => clearTimeout(timer));
  });
