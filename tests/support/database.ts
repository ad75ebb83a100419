import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll } from "vitest";
import type { SeedContent } from "#adapters/reference-backend/content/content-types.ts";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { PGLITE_CLUSTER_FOLDER } from "#adapters/reference-backend/database/open-pglite.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";
import { digestWithSources, ensureTemplate } from "./template-folder.ts";
import { startTestBackend } from "./test-backend.ts";

/** For what depends on the driver, on locks or on the number of processes; for rules there is `describeRules`. */
export const DATABASE_KINDS = ["pglite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

const servers: PostgresServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Databases of one kind, until the tests of the file are over; they must be closed before. */
export interface TestDatabases {
  /** A database of the test's own, its tables made; filled with `content` as a test backend fills it, or empty. */
  open(content?: SeedContent): Promise<Database>;
  /** Address of a new PostgreSQL database, not opened: without tables, or filled with `content`. Throws for PGlite. */
  createAddress(content?: SeedContent): Promise<string>;
}

/**
 * PGlite in memory, or databases of a real PostgreSQL server. A seeded database takes seconds to create, so it is
 * created once and copied.
 */
export async function withDatabase(kind: DatabaseKind): Promise<TestDatabases> {
  if (kind === "pglite") {
    return {
      open: async (content) => openDatabase({ dataFolder: "memory", image: await imageOf(content) }),
      createAddress: () => Promise.reject(new Error("PGlite has no address")),
    };
  }
  const server = await startPostgresServer();
  servers.push(server);
  const openAt = (databaseUrl: string) => openDatabase({ databaseUrl, dataFolder: "unused" });
  const copyOf = async (content?: SeedContent) => {
    const make = async (address: string) => fill(await openAt(address), content);
    return await server.createDatabase(await server.ensureTemplate(digestWithSources(keyOf(content)), make));
  };
  return {
    open: async (content) => openAt(await copyOf(content)),
    createAddress: (content) => (content === undefined ? server.createDatabase() : copyOf(content)),
  };
}

const keyOf = (content: SeedContent | undefined): string => `tests ${JSON.stringify(content ?? null)}`;

/** Creates the tables, seeds `content`, and closes the database. */
async function fill(database: Database, content: SeedContent | undefined): Promise<void> {
  if (content === undefined) await database.close();
  else await (await startTestBackend(database, { content })).close();
}

async function imageOf(content: SeedContent | undefined): Promise<Blob> {
  const template = await ensureTemplate(keyOf(content), async (folder) => {
    const dataFolder = join(folder, "data");
    await fill(await openDatabase({ dataFolder }), content);
    const cluster = await PGlite.create({ dataDir: join(dataFolder, PGLITE_CLUSTER_FOLDER), extensions: { pg_trgm } });
    const image = await cluster.dumpDataDir("none");
    await cluster.close();
    await writeFile(join(folder, "image.tar"), image.stream());
  });
  return openAsBlob(join(template, "image.tar"));
}
