import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { normalizeNickname, normalizeUserName, type Registration } from "./account-form.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** Longest password that is hashed at all: more is an attempt to keep the server busy. */
const MAX_CHECKED = 1_024;

/** Id of the account a user name and password belong to; `null` if there is none. Takes the same time either way. */
export async function findAccount(queries: Queries, userName: string, password: string): Promise<string | null> {
  const name = normalizeUserName(userName);
  if (name.includes("\0") || password.length > MAX_CHECKED) return null;
  const [account] = await queries
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.userName, name));
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  return isRight && account !== undefined ? account.id : null;
}

/** Creates an account from a registration without problems; `null` if the user name is taken. */
export async function createAccount(queries: Queries, registration: Registration, now: Date): Promise<string | null> {
  const [created] = await queries
    .insert(accounts)
    .values({
      id: randomUUID(),
      userName: normalizeUserName(registration.userName),
      nickname: normalizeNickname(registration.nickname),
      countryCode: registration.country,
      passwordHash: await hashPassword(registration.password),
      credentialCodes: [],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return created?.id ?? null;
}
