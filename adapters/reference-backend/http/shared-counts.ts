import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Logger } from "#core/ports/device.ts";
import { type Database, type Queries, selectRows } from "../database/database.ts";
import { rateCounts } from "../database/schema/index.ts";
import { isDatabaseAway } from "./error-answer.ts";

export interface Count {
  /** How many were counted in the window, with those counted now. */
  readonly count: number;
  /** When the window ends and counting begins again, in milliseconds since 1970. */
  readonly windowEndsAtMs: number;
}

/** Counts by key over windows of time, for all processes of one database. */
export interface SharedCounts {
  /** Adds `amount` to a key; the window begins with the first one counted. */
  add(key: string, amount: number, windowMs: number): Promise<Count>;
  close(): void;
}

/**
 * Counts one more of a key. Milliseconds until another may be counted if that is more than `max` in the window; `null` if
 * it is not.
 */
export async function countUpTo(
  { counts, clock }: { readonly counts: SharedCounts; readonly clock: { now(): number } },
  { key, max, windowMs }: { readonly key: string; readonly max: number; readonly windowMs: number },
): Promise<number | null> {
  const { count, windowEndsAtMs } = await counts.add(key, 1, windowMs);
  return count <= max ? null : Math.max(1, windowEndsAtMs - clock.now());
}

interface AccountAndNetwork {
  /** Key of `account:…` or `network:…`. */
  readonly keyOf: (owner: string) => string;
  /** `null` for somebody without an account, who counts for the network alone. */
  readonly accountId: string | null;
  /** `undefined` if it is not known. */
  readonly network: string | undefined;
  readonly maxOfAccount: number;
  /** First ones of each account, which do not count for its network: no stranger there can use them up. */
  readonly share: number;
  readonly maxOfNetwork: number;
  readonly windowMs: number;
}

/**
 * Counts one more of an account and, beyond its share, of its network. Milliseconds until another may be counted if those are too
 * many; `null` if they are not.
 */
export async function countUpToShares(
  services: { readonly counts: SharedCounts; readonly clock: { now(): number } },
  { keyOf, accountId, network, maxOfAccount, share, maxOfNetwork, windowMs }: AccountAndNetwork,
): Promise<number | null> {
  if (accountId !== null) {
    const { count, windowEndsAtMs } = await services.counts.add(keyOf(`account:${accountId}`), 1, windowMs);
    if (count > maxOfAccount) return Math.max(1, windowEndsAtMs - services.clock.now());
    if (count <= share) return null;
  }
  if (network === undefined) return null;
  return await countUpTo(services, { key: keyOf(`network:${network}`), max: maxOfNetwork, windowMs });
}

/** Largest count of a key: further amounts leave it there. */
const MAX_COUNT = 2_147_483_647;

/** An amount to add to a key; times in milliseconds, `nowMs` since 1970. */
interface Amount {
  readonly key: string;
  readonly amount: number;
  readonly windowMs: number;
  readonly nowMs: number;
}

/**
 * Adds to a key in the table `rate_counts`. A transaction locks the key until its end, and counts nothing if it is rolled back. It
 * must not lock other rows afterwards, or two of them could wait for each other.
 */
export async function addToCount(queries: Queries, { key, amount, windowMs, nowMs }: Amount): Promise<Count> {
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  const end = sql`${new Date(nowMs + windowMs).toISOString()}::timestamptz`;
  const [row] = await selectRows<{ count: number; ends_at_ms: string }>(
    queries,
    sql`insert into ${rateCounts} as counted (key, count, window_ends_at)
      values (${key}, ${Math.min(amount, MAX_COUNT)}, ${end})
      on conflict (key) do update set
        count = least(
          case when counted.window_ends_at <= ${now} then 0 else counted.count end + excluded.count::bigint, ${MAX_COUNT})::integer,
        window_ends_at = case when counted.window_ends_at <= ${now} then excluded.window_ends_at else counted.window_ends_at end
      returning count, extract(epoch from window_ends_at) * 1000 as ends_at_ms`,
  );
  if (row === undefined) throw new Error("a count was not kept");
  return { count: row.count, windowEndsAtMs: Number(row.ends_at_ms) };
}

interface SharedCountsInput {
  readonly database: Pick<Database, "kind" | "queries">;
  readonly clock: { now(): number };
  readonly logger: Logger;
}

const MAX_LOCAL_KEYS = 50_000;
/** How long counting stays in the process after the database could not be reached. */
const DATABASE_RETRY_MS = 5_000;
const CLEANING_INTERVAL_MS = 60_000;
const MAX_CLEANED_AT_ONCE = 10_000;

/**
 * Counts in the table `rate_counts` of PostgreSQL, and deletes its expired ones. While the database is down, and on PGlite, which
 * has only one process, the counts are in the memory of this process.
 */
export function createSharedCounts({ database, clock, logger }: SharedCountsInput): SharedCounts {
  const { queries } = database;
  const local = new LRUCache<string, Count>({ max: MAX_LOCAL_KEYS });
  let localUntilMs = 0;

  const addLocally = (key: string, amount: number, windowMs: number): Count => {
    const nowMs = clock.now();
    const before = local.get(key);
    const isRunning = before !== undefined && before.windowEndsAtMs > nowMs;
    const count = isRunning
      ? { count: before.count + amount, windowEndsAtMs: before.windowEndsAtMs }
      : { count: amount, windowEndsAtMs: nowMs + windowMs };
    local.set(key, count);
    return count;
  };

  const clean = async () => {
    const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
    await queries.execute(
      sql`delete from ${rateCounts} where key in (
        select key from ${rateCounts} where window_ends_at <= ${now} limit ${MAX_CLEANED_AT_ONCE} for update skip locked)`,
    );
  };
  const isShared = database.kind === "postgres";
  // A failed cleanup is repeated at the next interval.
  const cleanOrLog = () =>
    clean().catch((failure: unknown) =>
      logger.warn("Expired counts of requests could not be deleted", { failure: String(failure) }),
    );
  const cleaning = setInterval(() => void cleanOrLog(), CLEANING_INTERVAL_MS);
  cleaning.unref();

  return {
    add: async (key, amount, windowMs) => {
      if (!isShared || clock.now() < localUntilMs) return addLocally(key, amount, windowMs);
      try {
        return await addToCount(queries, { key, amount, windowMs, nowMs: clock.now() });
      } catch (failure) {
        if (!isDatabaseAway(failure)) throw failure;
        localUntilMs = clock.now() + DATABASE_RETRY_MS;
        logger.warn("Requests are counted in this process: the database cannot be reached");
        return addLocally(key, amount, windowMs);
      }
    },
    close: () => clearInterval(cleaning),
  };
}
