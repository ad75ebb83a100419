/**
 * How long a file of the build may take, in milliseconds: a large one on a line of 50 kbit/s. A connection that has died says
 * nothing at all, and whoever waits for the file would do so for ever.
 */
const MAX_MS = 20_000;

/** What comes in time, or a rejection in the words of a browser for code that did not come. */
export const withTimeout = <Value>(coming: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Importing a module script failed.")), MAX_MS);
    coming.then(resolve, reject).then(() => clearTimeout(timer));
  });
