import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";
import { DatabaseFailure, firstLineOf } from "./database-failure.ts";
import { type ChannelSubscription, listenToChannel } from "./listen-to-channel.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { createQueryCount } from "./query-count.ts";
import * as schema from "./schema/index.ts";

/** One holds the lock of a migration while another migrates. */
const MIN_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;
interface PoolBounds {
  /** Connections at most. */
  readonly connections: number;
  /** How long a query may take, in milliseconds. */
  readonly statementTimeoutMs: number;
}

/** A pool of connections to a PostgreSQL server (15 or later). */
export async function openPostgres(databaseUrl: string, bounds: PoolBounds): Promise<Database> {
  const pool = createPool(databaseUrl, bounds);
  // A connection that breaks while it is idle is replaced by the pool; the next query meets the failure if it lasts.
  pool.on("error", () => undefined);
  // A connection that breaks between two queries of a transaction emits `error` only on itself; without a listener that
  // would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const ears: ChannelSubscription[] = [];
  const count = createQueryCount();
  const database: Database = {
    kind: "postgres",
    queries: drizzle(pool, { schema, logger: count }),
    withExclusiveLock: (lockNumber, work) => withAdvisoryLock(pool, lockNumber, work),
    listen: async (channel, hearer) => {
      const ear = await listenToChannel(() => createClient(databaseUrl), channel, hearer);
      ears.push(ear);
    },
    load: () => ({
      queries: count.queries(),
      connections: {
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        awaited: pool.waitingCount,
      },
    }),
    close: async () => {
      await Promise.all(ears.map((ear) => ear.close()));
      await pool.end();
    },
  };
  try {
    await (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw unreachable(firstLineOf(cause), cause);
  }
  try {
    await migrateDatabase(database);
  } catch (cause) {
    await pool.end();
    if (cause instanceof DatabaseFailure) throw cause;
    throw new DatabaseFailure("outdated", `The tables cannot be brought up to date: ${firstLineOf(cause)}`, cause);
  }
  return database;
}

function createPool(databaseUrl: string, { connections, statementTimeoutMs }: PoolBounds): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw unreachable("it must read postgres://user:password@host:port/database");
  }
  return new pg.Pool({
    connectionString: databaseUrl,
    max: Math.max(MIN_CONNECTIONS, connections),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
  });
}

/** A connection of its own, which no query holds up. */
function createClient(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
}

async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  lockNumber: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Waiting for another process to migrate or seed may take longer than an ordinary query.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    return await work();
  } finally {
    // Closing the connection releases the lock in every case; returning it to the pool would not.
    client.release(true);
  }
}

function unreachable(detail: string, cause?: unknown): DatabaseFailure {
  return new DatabaseFailure("unreachable", `The database of DATABASE_URL cannot be used: ${detail}`, cause);
}
