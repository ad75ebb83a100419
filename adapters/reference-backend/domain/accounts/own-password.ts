import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { normalizeUserName } from "./account-form.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** Whether a password is the one of an account. */
export async function isPasswordOf(queries: Queries, accountId: string, password: string): Promise<boolean> {
  const [account] = await queries
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return await verifyPassword(password, account?.passwordHash ?? null);
}

/** Id of the account with a user name, for the security log; `null` if there is none. */
export async function findAccountId(queries: Queries, userName: string): Promise<string | null> {
  const name = normalizeUserName(userName);
  if (name.includes("\0")) return null;
  const [account] = await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.userName, name));
  return account?.id ?? null;
}

/** Gives an account another password. */
export async function setPassword(
  queries: Queries,
  input: { readonly accountId: string; readonly password: string; readonly now: Date },
): Promise<void> {
  await queries
    .update(accounts)
    .set({ passwordHash: await hashPassword(input.password), passwordChangedAt: input.now })
    .where(eq(accounts.id, input.accountId));
}
