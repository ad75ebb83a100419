import { createTtlCache } from "#adapters/storage/ttl-cache.ts";

/** Cached totals of lists, each a number or several. */
export interface RecentTotals<Total = number> {
  /**
   * The total of a list. A value older than half a minute is still returned and refreshed for the next call, so only
   * the first caller waits for a count.
   */
  totalOf(list: string, now: Date, count: () => Promise<Total>): Promise<Total>;
}

const FRESH_FOR_MS = 30_000;
/** An older total is no longer given. */
const USABLE_FOR_MS = 10 * 60_000;
const MAX_LISTS = 1_000;

/**
 * Counting all matches of a list costs far more than reading one page of it, and only changes with the catalogue. So
 * each process caches the counts for a while.
 */
export function createRecentTotals<Total = number>(
  elapsedMs: () => number = () => performance.now(),
): RecentTotals<Total> {
  const totals = createTtlCache<Total>({
    forMs: FRESH_FOR_MS,
    oldForMs: USABLE_FOR_MS - FRESH_FOR_MS,
    maxSize: MAX_LISTS,
    sizeOf: () => 1,
    elapsedMs,
  });
  return {
    // A changed clock of the test controls makes it another list.
    totalOf: (list, now, count) => totals.read(`${list} ${Math.round((now.getTime() - elapsedMs()) / 60_000)}`, count),
  };
}
