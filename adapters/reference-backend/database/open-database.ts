import type { Database } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

/** A query that takes longer is given up, so that one slow client cannot hold all connections. */
const STATEMENT_TIMEOUT_MS = 15_000;

export interface DatabaseChoice {
  /** Address of a PostgreSQL server, `postgres://…`; PGlite if absent or empty. */
  readonly databaseUrl?: string | undefined;
  /** Folder of PGlite, created if missing; `memory` stores everything in memory, for tests. */
  readonly dataFolder: string;
  /** Initial content of a database in memory (PGlite's `dumpDataDir`); empty if absent. */
  readonly image?: Blob | undefined;
  /** Connections to PostgreSQL at most; 10 if absent. */
  readonly connections?: number | undefined;
  /** How long a query on PostgreSQL may take, in milliseconds; 15 s if absent. */
  readonly statementTimeoutMs?: number | undefined;
}

/**
 * Opens the database and brings its tables up to date.
 * Throws `DatabaseFailure` when it cannot be used: its message is one clear line.
 */
export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  const { databaseUrl, connections = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = choice;
  return databaseUrl === undefined || databaseUrl === ""
    ? await openPglite(choice.dataFolder, choice.image)
    : await openPostgres(databaseUrl, { connections, statementTimeoutMs });
}
