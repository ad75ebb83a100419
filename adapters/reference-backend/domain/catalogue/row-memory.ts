/** Rows of the catalogue that have been read lately, by key. */
export interface RowMemory<Row> {
  /** The rows of these keys in a variant (a language, a country); keys without a row are left out. */
  read(keys: readonly string[], variant: string): Promise<ReadonlyMap<string, Row>>;
}

const FRESH_FOR_MS = 60_000;
/** Rows kept at most: some pages of every list, of a catalogue of any size. */
const MAX_ROWS = 4_000;

/**
 * Reads rows and caches them for a minute: publisher data of a game is on every card and changes only with the
 * catalogue. Not for data that players change.
 */
export function rememberRows<Row>(
  load: (keys: readonly string[], variant: string) => Promise<ReadonlyMap<string, Row>>,
  elapsedMs: () => number = () => performance.now(),
): RowMemory<Row> {
  const known = new Map<string, { readonly row: Row; readonly until: number }>();
  return {
    read: async (keys, variant) => {
      const found = new Map<string, Row>();
      const missing: string[] = [];
      for (const key of keys) {
        const kept = known.get(`${variant}\n${key}`);
        if (kept !== undefined && elapsedMs() < kept.until) found.set(key, kept.row);
        else missing.push(key);
      }
      if (missing.length === 0) return found;
      const until = elapsedMs() + FRESH_FOR_MS;
      for (const [key, row] of await load(missing, variant)) {
        found.set(key, row);
        known.delete(`${variant}\n${key}`);
        known.set(`${variant}\n${key}`, { row, until });
      }
      // A map gives its keys in the order they were set: the first are the oldest.
      for (const oldest of known.keys()) {
        if (known.size <= MAX_ROWS) break;
        known.delete(oldest);
      }
      return found;
    },
  };
}
