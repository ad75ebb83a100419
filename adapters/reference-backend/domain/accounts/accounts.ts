import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { foldNickname, normalizeNickname } from "#core/account/nickname.ts";
import { normalizeUserName, type Registration } from "./account-form.ts";
import { type Consent, muteSalesWithoutConsent, recordConsents } from "./consents.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** Maximum length of a password that is hashed; longer input would only keep the server busy. */
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

/** Creates an account from a registration without problems, with its consents; `null` if the user name is taken. */
export async function createAccount(
  queries: Queries,
  registration: Registration,
  given: readonly Consent[],
  now: Date,
): Promise<string | null> {
  const row = {
    id: randomUUID(),
    userName: normalizeUserName(registration.userName),
    nickname: normalizeNickname(registration.nickname),
    nicknameKey: foldNickname(registration.nickname),
    countryCode: registration.country,
    passwordHash: await hashPassword(registration.password),
    credentialCodes: [],
    createdAt: now,
  };
  return await queries.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(accounts)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (created === undefined) return null;
    await recordConsents(transaction, created.id, given, now);
    await muteSalesWithoutConsent(transaction, created.id, given);
    return created.id;
  });
}
