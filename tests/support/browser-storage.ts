/** A `Storage` of a browser in memory, with room for `capacity` characters. */
export function buildBrowserStorage(capacity = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>();
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => {
      values.delete(key);
    },
    setItem: (key, value) => {
      const before = values.get(key)?.length ?? -key.length;
      if (used() - before + value.length > capacity) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  };
}

/** Throws as a browser does that allows nothing to be stored. */
export const refuseStorage = (): never => {
  throw new DOMException("Access is denied.", "SecurityError");
};
