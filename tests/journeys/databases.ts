import { startPostgresServer } from "../support/postgres-server.ts";
import { createSeededFolder } from "../support/seeded-folder.ts";

interface Database {
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Databases a store of its own can be started on, by the name a journey carries. */
export const DATABASES: Readonly<Record<"PGlite" | "PostgreSQL", () => Promise<Database>>> = {
  PGlite: async () => {
    const data = await createSeededFolder();
    return { settings: { DATA_DIR: data.path }, close: data.remove };
  },
  PostgreSQL: async () => {
    const server = await startPostgresServer();
    return { settings: { DATABASE_URL: await server.createDatabase() }, close: server.stop };
  },
};
