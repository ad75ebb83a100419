import { eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { accounts } from "../database/schema/index.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** Whether a password is the one of an account. */
export async function isPasswordOf(queries: Queries, accountId: string, password: string): Promise<boolean> {
  const [account] = await queries
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return await verifyPassword(password, account?.passwordHash ?? null);
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
