import { asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";

/** Account fields that can change between the start of a request and its lock. */
export interface LockedAccount {
  readonly countryCode: string;
  readonly countryChangedAt: Date | null;
}

/**
 * Serialises the changes of one account's lists until the transaction ends, so that their limits hold; `null` if the
 * account does not exist. A transaction locks accounts before anything else. Rows that refer to the account can still
 * be inserted: the lock does not keep its key.
 */
export async function lockAccount(transaction: Queries, accountId: string): Promise<LockedAccount | null> {
  const [account] = await transaction
    .select({ countryCode: accounts.countryCode, countryChangedAt: accounts.countryChangedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  return account ?? null;
}

/** Locks several accounts, in the order of their ids, so that no two transactions wait for each other. */
export async function lockAccounts(transaction: Queries, accountIds: readonly string[]): Promise<void> {
  await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(asc(accounts.id))
    .for("no key update");
}
