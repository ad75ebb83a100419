import { inArray, or } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  accounts,
  moderators,
  passkeys,
  pendingSignIns,
  sessions,
  ssoCodes,
} from "#adapters/reference-backend/database/schema/index.ts";
import { READY_ACCOUNTS } from "./ready-accounts.ts";

const READY_NAMES = READY_ACCOUNTS.map(({ userName }) => userName);
const READY_MODERATORS = READY_ACCOUNTS.filter(({ isModerator }) => isModerator).map(({ userName }) => userName);

export interface ClosedAccounts {
  readonly ids: ReadonlySet<string>;
  /** Ready accounts that the database holds. */
  readonly found: number;
}

/**
 * Ends the sessions, codes and passkeys of ready accounts and takes their rights, for live: a database that was filled in a test
 * environment holds them, and their passwords are published. The ids are those that must not sign in from then on.
 */
export async function closeReadyAccounts(queries: Queries): Promise<ClosedAccounts> {
  return await queries.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(or(inArray(accounts.userName, READY_NAMES), inArray(accounts.id, READY_NAMES)));
    const found = rows.map(({ id }) => id);
    if (found.length > 0) {
      await transaction.delete(sessions).where(inArray(sessions.accountId, found));
      await transaction.delete(pendingSignIns).where(inArray(pendingSignIns.accountId, found));
      await transaction.delete(passkeys).where(inArray(passkeys.accountId, found));
      await transaction.delete(ssoCodes).where(inArray(ssoCodes.accountId, found));
      await transaction.delete(moderators).where(inArray(moderators.accountId, found));
    }
    return { ids: new Set([...READY_NAMES, ...found]), found: found.length };
  });
}

/** Gives ready moderators their rights back where a database has been live in between. */
export async function reopenReadyAccounts(queries: Queries): Promise<void> {
  const rows = await queries
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, READY_MODERATORS));
  if (rows.length > 0) await queries.insert(moderators).values(rows).onConflictDoNothing();
}
