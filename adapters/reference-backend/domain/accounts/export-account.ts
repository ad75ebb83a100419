import { and, eq, getTableName, inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, orderLines, orders } from "#adapters/reference-backend/database/schema/index.ts";
import { ACCOUNT_COLUMNS, HIDDEN_OF_ACCOUNT, shownColumns } from "./account-tables.ts";

/** Rows by the table and, where it can name two accounts, the column that names the player. */
export type AccountCopy = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Everything that is stored about a player, without secrets and without what is meant for later. */
export async function exportAccount(queries: Queries, accountId: string, now: Date): Promise<AccountCopy> {
  const own = queries.select({ orderKey: orders.orderKey }).from(orders).where(eq(orders.accountId, accountId));
  const copy: Record<string, readonly Readonly<Record<string, unknown>>[]> = {
    accounts: await queries
      .select(shownColumns(accounts, HIDDEN_OF_ACCOUNT))
      .from(accounts)
      .where(eq(accounts.id, accountId)),
    order_lines: await queries.select().from(orderLines).where(inArray(orderLines.orderKey, own)),
  };
  for (const { table, column, hidden, shown } of ACCOUNT_COLUMNS) {
    if (hidden === "all") continue;
    copy[nameOf(column)] = await queries
      .select(shownColumns(table, hidden))
      .from(table)
      .where(and(eq(column, accountId), shown?.(now)));
  }
  return copy;
}

function nameOf(column: PgColumn): string {
  const table = getTableName(column.table);
  const isShared = ACCOUNT_COLUMNS.filter((other) => other.table === column.table && other.hidden !== "all").length > 1;
  return isShared ? `${table}.${column.name}` : table;
}
