import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Queries } from "./database.ts";

/** Parameters one statement can take, by the protocol. */
const MAX_PARAMETERS = 60_000;
const MAX_ROWS = 1_000;

/** Inserts any number of rows, as many a statement as it can take. */
export async function insertInBatches<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of batchesOf(table, rows)) await queries.insert(table).values(batch);
}

function batchesOf<Table extends PgTable>(
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): readonly PgInsertValue<Table>[][] {
  const columns = Object.keys(getTableColumns(table)).length;
  const size = Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / columns));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/** Inserts rows, and brings those that are there already, by `keys`, up to date. */
export async function upsertInBatches<Table extends PgTable>(
  queries: Queries,
  table: Table,
  keys: readonly PgColumn[],
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  const keyNames = new Set(keys.map((key) => key.name));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => !keyNames.has(column.name) && column.generated === undefined,
  );
  const set = Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
  for (const batch of batchesOf(table, rows)) {
    await queries
      .insert(table)
      .values(batch)
      .onConflictDoUpdate({ target: [...keys], set: set as PgUpdateSetSource<Table> });
  }
}
