import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accountEmails, accounts, emailLinks } from "#adapters/reference-backend/database/schema/index.ts";
import { emailKey } from "#core/account/email.ts";
import { normalizeUserName } from "../accounts/account-form.ts";
import { hashPassword } from "../accounts/password.ts";
import { lockAccount } from "../commerce/lock-account.ts";
import { endSessionsOf } from "../session/account-sessions.ts";
import type { Recipient } from "./account-emails.ts";
import { makeEmailLink, takeEmailLink } from "./email-links.ts";

/** Accounts that one mailbox gets links for at once, e.g. of a family. */
const MAX_ACCOUNTS = 5;

export interface Recovery {
  readonly accountId: string;
  readonly userName: string;
  readonly recipient: Recipient;
  readonly token: string;
}

/**
 * Makes links for a new password, for the account of a user name or all accounts of an address. Only a confirmed address
 * gets one; it is the stored one, never the one that was typed.
 */
export async function beginRecovery(
  queries: Queries,
  input: {
    readonly nameOrEmail: string;
    /** Whether an account can be recovered. */
    readonly mayRecover: (accountId: string) => boolean;
    readonly now: Date;
  },
): Promise<readonly Recovery[]> {
  const { nameOrEmail, mayRecover, now } = input;
  if (nameOrEmail.includes("\0")) return [];
  const key = emailKey(nameOrEmail);
  const owner = key.includes("@")
    ? eq(accountEmails.addressKey, key)
    : eq(accounts.userName, normalizeUserName(nameOrEmail));
  const found = await queries
    .select({
      accountId: accounts.id,
      userName: accounts.userName,
      address: accountEmails.address,
      locale: accountEmails.locale,
    })
    .from(accounts)
    .innerJoin(accountEmails, eq(accountEmails.accountId, accounts.id))
    .where(and(owner, isNotNull(accounts.passwordHash)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(MAX_ACCOUNTS);
  const recoveries: Recovery[] = [];
  for (const { accountId, userName, address, locale } of found) {
    if (address === null || !mayRecover(accountId)) continue;
    const link = await queries.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      return await makeEmailLink(transaction, { accountId, purpose: "recovery", address, now });
    });
    if (!link.ok) continue;
    recoveries.push({ accountId, userName: userName ?? "", recipient: { to: address, locale }, token: link.token });
  }
  return recoveries;
}

/** Sets the password of the account of a link, and ends its sessions and its other links; `null` if the link does not work. */
export async function finishRecovery(
  queries: Queries,
  input: { readonly token: string; readonly password: string; readonly now: Date },
): Promise<{ readonly accountId: string; readonly userName: string; readonly endedSessions: number } | null> {
  const { token, password, now } = input;
  // Before the transaction, which holds a connection.
  const passwordHash = await hashPassword(password);
  return await queries.transaction(async (transaction) => {
    const link = await takeEmailLink(transaction, { token, purpose: "recovery", now });
    if (link === null) return null;
    const { accountId, userName } = link;
    await transaction.update(accounts).set({ passwordHash, passwordChangedAt: now }).where(eq(accounts.id, accountId));
    await transaction
      .delete(emailLinks)
      .where(and(eq(emailLinks.accountId, accountId), eq(emailLinks.purpose, "recovery")));
    return { accountId, userName, endedSessions: await endSessionsOf(transaction, { accountId }, now) };
  });
}
