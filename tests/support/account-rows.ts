import { getTableName, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { selectRows } from "#adapters/reference-backend/database/database.ts";
import { ACCOUNT_COLUMNS } from "#adapters/reference-backend/domain/accounts/account-tables.ts";

/** A column that refers to an account, as the database itself knows it. */
export async function columnsOfAccounts(queries: Queries): Promise<readonly string[]> {
  const rows = await selectRows<{ name: string }>(
    queries,
    sql`select k.table_name || '.' || k.column_name as name
      from information_schema.referential_constraints r
      join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
      join information_schema.table_constraints t on t.constraint_name = r.unique_constraint_name
      where t.table_name = 'accounts' order by 1`,
  );
  return rows.map(({ name }) => name);
}

export const nameOf = ({ table, column }: (typeof ACCOUNT_COLUMNS)[number]): string =>
  `${getTableName(table)}.${column.name}`;

/** Values for columns by the type of the database. */
const VALUES: Readonly<Record<string, string>> = {
  boolean: "false",
  integer: "1",
  smallint: "1",
  bigint: "1",
  "double precision": "1",
  "timestamp with time zone": "now()",
  bytea: "gen_random_uuid()::text::bytea",
  json: "'{}'",
  jsonb: "'[]'",
  ARRAY: "'{}'",
};

/** Gives an account a row in every table that names accounts, and a second one in its other column. */
export async function fillRowsOf(queries: Queries, accountId: string, otherId: string): Promise<void> {
  for (const { table, column } of ACCOUNT_COLUMNS) {
    const name = getTableName(table);
    const columns = await selectRows<{
      name: string;
      type: string;
      parent: string | null;
      parent_column: string | null;
    }>(
      queries,
      sql`select c.column_name as name, c.data_type as type, u.table_name as parent, u.column_name as parent_column
        from information_schema.columns c
        left join (information_schema.key_column_usage k
          join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
          join information_schema.constraint_column_usage u on u.constraint_name = r.constraint_name)
          on k.table_name = c.table_name and k.column_name = c.column_name
        where c.table_name = ${name} and c.table_schema = 'public' and c.is_generated = 'NEVER'
          and (c.is_nullable = 'NO' and c.column_default is null or c.column_name = ${column.name})`,
    );
    const values = columns.map(({ name: of, type, parent, parent_column: parentColumn }) => {
      if (of === column.name) return `'${accountId}'`;
      if (parent === "accounts") return `'${otherId}'`;
      if (parent !== null) return `(select "${parentColumn}" from "${parent}" order by 1 limit 1)`;
      return VALUES[type] ?? "gen_random_uuid()::text";
    });
    const names = columns.map(({ name: of }) => `"${of}"`).join(", ");
    await queries.execute(
      sql.raw(`insert into "${name}" (${names}) values (${values.join(", ")}) on conflict do nothing`),
    );
  }
}

/** Rows of an account by column; columns without rows are left out. */
export async function countRowsOf(queries: Queries, accountId: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const name of await columnsOfAccounts(queries)) {
    const [table, column] = name.split(".");
    const [row] = await selectRows<{ count: number }>(
      queries,
      sql.raw(`select count(*)::int as count from "${table}" where "${column}" = '${accountId}'`),
    );
    if (row !== undefined && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

/** Tables of which a row has some words in any column. */
export async function tablesWith(queries: Queries, words: string): Promise<readonly string[]> {
  const tables = await selectRows<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await selectRows<{ count: number }>(
      queries,
      sql`select count(*)::int as count from ${sql.identifier(name)} as one where one::text like ${`%${words}%`}`,
    );
    if (row !== undefined && row.count > 0) found.push(name);
  }
  return found;
}
