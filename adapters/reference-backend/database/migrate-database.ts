import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { findInRepository } from "../find-in-repository.ts";
import { type Database, selectRows } from "./database.ts";

const MIGRATIONS = "adapters/reference-backend/database/migrations";
/** Number of the advisory lock that lets one process at a time change the tables. */
const MIGRATION_LOCK = 7_140_001;

/** Brings the tables up to date; safe while other processes start with the same database. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.withExclusiveLock(MIGRATION_LOCK, async () => {
    const { queries } = database;
    await queries.execute(sql`
      create table if not exists schema_migrations (
        hash text primary key, created_at bigint not null, applied_at timestamptz not null default now()
      )`);
    const applied = await selectRows<{ hash: string }>(queries, sql`select hash from schema_migrations`);
    const known = new Set(applied.map((row) => row.hash));
    for (const migration of readMigrationFiles({ migrationsFolder: findInRepository(MIGRATIONS) })) {
      if (known.has(migration.hash)) continue;
      await queries.transaction(async (transaction) => {
        // An index on a large table takes longer than any query of a request may.
        await transaction.execute(sql`set local statement_timeout = 0`);
        for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
        await transaction.execute(
          sql`insert into schema_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
        );
      });
    }
  });
}
