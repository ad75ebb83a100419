import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { Database } from "./database.ts";
import { DatabaseFailure, firstLineOf } from "./database-failure.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { createQueryCount } from "./query-count.ts";
import * as schema from "./schema/index.ts";
import { YieldingPGlite } from "./yielding-pglite.ts";

/**
 * Memory for pages of the database. PostgreSQL's own 128 MB are cleared at every start, which takes half of the time to
 * open a database; what is not in them is in the file cache of the system.
 */
const SHARED_BUFFERS = "32MB";
/** PGlite starts without flushing the log; a commit here is acknowledged only once it has been written. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  `shared_buffers=${SHARED_BUFFERS}`,
];

/** Subfolder of the data folder, so that the lock file is beside it and not inside. */
export const PGLITE_CLUSTER_FOLDER = "pglite";

/** A database in this process: in `folder`, or in memory, where it begins as `image` if there is one. */
export async function openPglite(folder: string, image?: Blob): Promise<Database> {
  if (folder === "memory") {
    return await openCluster(image === undefined ? {} : { loadDataDir: image }, { release: () => undefined });
  }
  const lock = lockDataFolder(folder);
  try {
    const cluster = join(folder, PGLITE_CLUSTER_FOLDER);
    refuseIncompleteCluster(folder, cluster);
    return await openCluster({ dataDir: cluster }, lock);
  } catch (cause) {
    lock.release();
    if (cause instanceof DatabaseFailure) throw cause;
    throw damaged(folder, firstLineOf(cause), cause);
  }
}

async function openCluster(
  source: { readonly dataDir?: string; readonly loadDataDir?: Blob },
  lock: { release(): void },
): Promise<Database> {
  const client = new YieldingPGlite({
    ...source,
    extensions: { pg_trgm },
    startParams: START_PARAMETERS,
    relaxedDurability: false,
  });
  await client.waitReady;
  const count = createQueryCount();
  const queries = drizzle(client, { schema, logger: count });
  const database: Database = {
    kind: "pglite",
    queries,
    withExclusiveLock: (_lockNumber, work) => work(),
    listen: async (channel, { onMessage }) => {
      await client.listen(channel, onMessage);
    },
    load: () => ({ queries: count.queries(), connections: null }),
    close: async () => {
      if (!client.closed) await client.close();
      lock.release();
    },
  };
  try {
    await migrateDatabase(database);
  } catch (cause) {
    await client.close();
    throw cause;
  }
  return database;
}

/** PGlite makes a new database over one whose version file is lost; better to stop before it does. */
function refuseIncompleteCluster(folder: string, cluster: string): void {
  if (!existsSync(cluster)) return;
  const entries = readdirSync(cluster);
  if (entries.length === 0) return;
  for (const needed of ["PG_VERSION", "base", "global", "pg_wal"]) {
    if (!entries.includes(needed)) throw damaged(folder, `${needed} is missing`);
  }
}

function damaged(folder: string, detail: string, cause?: unknown): DatabaseFailure {
  return new DatabaseFailure(
    "damaged_data_folder",
    `The data folder ${folder} is damaged (${detail}). Restore it from a backup, or move it away to start again.`,
    cause,
  );
}
