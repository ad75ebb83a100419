/** A value that is read again when it is older than some time. */
export interface Remembered<Value> {
  read(): Promise<Value>;
}

/**
 * Caches the result of `load` for `forMs` milliseconds, for values that only change with the catalogue. A failed load
 * is not cached.
 */
export function remember<Value>(
  load: () => Promise<Value>,
  forMs: number,
  elapsedMs: () => number = () => performance.now(),
): Remembered<Value> {
  let known: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return {
    read: () => {
      if (known !== null && elapsedMs() < known.until) return known.value;
      const value = load();
      const current = { value, until: elapsedMs() + forMs };
      known = current;
      value.catch(() => {
        if (known === current) known = null;
      });
      return value;
    },
  };
}
