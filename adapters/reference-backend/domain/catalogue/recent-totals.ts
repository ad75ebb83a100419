/** Cached totals of lists; the least recently counted are evicted. */
export interface RecentTotals {
  /**
   * The total of a list. A value older than half a minute is still returned and refreshed for the next call, so only
   * the first caller waits for a count.
   */
  totalOf(list: string, now: Date, count: () => Promise<number>): Promise<number>;
}

const FRESH_FOR_MS = 30_000;
/** An older total is no longer given. */
const USABLE_FOR_MS = 10 * 60_000;
const MAX_LISTS = 1_000;

interface Known {
  readonly total: number;
  readonly countedAt: number;
  isBeingCounted: boolean;
}

/**
 * Counting all matches of a list costs far more than reading one page of it, and changes with the catalogue only: a
 * process that pages through a list, or shows it to many, counts it once in a while.
 */
export function createRecentTotals(elapsedMs: () => number = () => performance.now()): RecentTotals {
  const known = new Map<string, Known>();

  const countAnew = async (key: string, count: () => Promise<number>): Promise<number> => {
    const countedAt = elapsedMs();
    const total = await count();
    known.delete(key);
    known.set(key, { total, countedAt, isBeingCounted: false });
    const oldest = known.keys().next();
    if (known.size > MAX_LISTS && oldest.done !== true) known.delete(oldest.value);
    return total;
  };

  return {
    totalOf: async (list, now, count) => {
      // A changed clock of the test controls makes it another list.
      const key = `${list} ${Math.round((now.getTime() - elapsedMs()) / 60_000)}`;
      const recent = known.get(key);
      if (recent === undefined) return await countAnew(key, count);
      const age = elapsedMs() - recent.countedAt;
      if (age >= USABLE_FOR_MS) return await countAnew(key, count);
      if (age >= FRESH_FOR_MS && !recent.isBeingCounted) {
        recent.isBeingCounted = true;
        countAnew(key, count).catch(() => {
          recent.isBeingCounted = false;
        });
      }
      return recent.total;
    },
  };
}
