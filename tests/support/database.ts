import type { Database } from "#adapters/reference-backend/database/database.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";

export const DATABASE_KINDS = ["pglite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** Empty databases of one kind, for the tests of one file. */
export interface TestDatabases {
  /** A database nobody else uses, its tables made. */
  open(): Promise<Database>;
  /** Address of a new PostgreSQL database, not opened; throws for PGlite. */
  createAddress(): Promise<string>;
  /** Ends the server; databases must be closed before. */
  close(): Promise<void>;
}

/** PGlite in memory, or databases of a real PostgreSQL server. */
export async function withDatabase(kind: DatabaseKind): Promise<TestDatabases> {
  if (kind === "pglite") {
    return {
      open: () => openDatabase({ dataFolder: "memory" }),
      createAddress: () => Promise.reject(new Error("PGlite has no address")),
      close: () => Promise.resolve(),
    };
  }
  const server: PostgresServer = await startPostgresServer();
  return {
    open: async () => openDatabase({ databaseUrl: await server.createDatabase(), dataFolder: "unused" }),
    createAddress: () => server.createDatabase(),
    close: () => server.stop(),
  };
}
