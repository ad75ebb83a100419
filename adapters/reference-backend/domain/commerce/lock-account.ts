import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";

/** Account fields that can change between the start of a request and its lock. */
export interface LockedAccount {
  readonly countryCode: string;
  readonly countryChangedAt: Date | null;
}

/**
 * Serialises the changes of one account's lists until the transaction ends, so that their limits hold; `null` if the
 * account does not exist.
 */
export async function lockAccount(transaction: Queries, accountId: string): Promise<LockedAccount | null> {
  const [account] = await transaction
    .select({ countryCode: accounts.countryCode, countryChangedAt: accounts.countryChangedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  return account ?? null;
}
