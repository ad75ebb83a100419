import { eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { accounts } from "../database/schema/index.ts";

/** Lets the changes of one account's lists happen one after another until the transaction ends, so that their bounds hold. */
export async function lockAccount(transaction: Queries, accountId: string): Promise<void> {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
}
