import { LRUCache } from "lru-cache";

/** Cached rows of the catalogue, by key. */
export interface RowMemory<Row> {
  /** The rows of these keys in a variant (a language, a country); keys without a row are left out. */
  read(keys: readonly string[], variant: string): Promise<ReadonlyMap<string, Row>>;
}

const FRESH_FOR_MS = 60_000;
/** Enough for some pages of every list, of a catalogue of any size. */
const MAX_ROWS = 4_000;

/**
 * Reads rows and caches them for a minute: publisher data of a game is on every card and changes only with the
 * catalogue. Not for data that players change.
 */
export function rememberRows<Row extends object>(
  load: (keys: readonly string[], variant: string) => Promise<ReadonlyMap<string, Row>>,
): RowMemory<Row> {
  const cached = new LRUCache<string, Row>({ max: MAX_ROWS, ttl: FRESH_FOR_MS });
  return {
    read: async (keys, variant) => {
      const found = new Map<string, Row>();
      const missing: string[] = [];
      for (const key of keys) {
        const row = cached.get(`${variant}\n${key}`);
        if (row !== undefined) found.set(key, row);
        else missing.push(key);
      }
      if (missing.length === 0) return found;
      const start = performance.now();
      for (const [key, row] of await load(missing, variant)) {
        found.set(key, row);
        cached.set(`${variant}\n${key}`, row, { start });
      }
      return found;
    },
  };
}
