/** Totals of lists that have been counted lately; the longest unused make room for new ones. */
export interface RecentTotals {
  /** The total of a list, counted again when it is older than half a minute. */
  totalOf(list: string, count: () => Promise<number>): Promise<number>;
}

const FRESH_FOR_MS = 30_000;
const MOST_LISTS = 1_000;

/**
 * Counting all matches of a list costs far more than reading one page of it, and changes with the catalogue only: a
 * process that pages through a list, or shows it to many, counts it once.
 */
export function createRecentTotals(elapsedMs: () => number = () => performance.now()): RecentTotals {
  const known = new Map<string, { readonly total: number; readonly until: number }>();
  return {
    totalOf: async (list, count) => {
      const recent = known.get(list);
      if (recent !== undefined && elapsedMs() < recent.until) return recent.total;
      const total = await count();
      known.delete(list);
      known.set(list, { total, until: elapsedMs() + FRESH_FOR_MS });
      const oldest = known.keys().next();
      if (known.size > MOST_LISTS && oldest.done !== true) known.delete(oldest.value);
      return total;
    },
  };
}
