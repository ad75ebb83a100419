import { type SQL, sql } from "drizzle-orm";

/** An array parameter that both drivers take. */
export function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
