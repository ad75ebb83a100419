import type { ExtractTablesWithRelations, SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

type Schema = typeof schema;

/** Executor of queries: the database itself or one of its transactions, for PGlite and PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface ChannelListener {
  onMessage(message: string): void;
  /** Called where messages may have been missed, as after a lost connection. */
  onGap(): void;
}

export interface DatabaseLoad {
  /** Queries since it was opened. */
  readonly queries: number;
  /** Connections that are in use and not, and how many queries wait for one; `null` without a pool. */
  readonly connections: { readonly busy: number; readonly idle: number; readonly awaited: number } | null;
}

export interface Database {
  readonly kind: "pglite" | "postgres";
  readonly queries: Queries;
  /**
   * Runs `work` while no other process that asks with the same number does: an advisory lock on PostgreSQL, the
   * exclusive data folder on PGlite.
   */
  withExclusiveLock<Result>(lockNumber: number, work: () => Promise<Result>): Promise<Result>;
  /**
   * Subscribes to a channel (`pg_notify`), including messages of other processes on the same PostgreSQL; once per
   * database, until it is closed. Resolves once the subscription is active.
   */
  listen(channel: string, hearer: ChannelListener): Promise<void>;
  load(): DatabaseLoad;
  /** Resolves once everything acknowledged is on disk and connections are closed. */
  close(): Promise<void>;
}

/** Rows of a hand-written query. Both drivers answer `{ rows }`; instants come as the driver gives them. */
export async function selectRows<Row>(queries: Queries, query: SQL): Promise<readonly Row[]> {
  const answer: unknown = await queries.execute(query);
  return (answer as { readonly rows: readonly Row[] }).rows;
}
