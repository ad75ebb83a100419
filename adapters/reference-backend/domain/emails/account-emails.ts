import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accountEmails } from "#adapters/reference-backend/database/schema/index.ts";
import { emailKey, normalizeEmail } from "#core/account/email.ts";
import { lockAccount } from "../commerce/lock-account.ts";
import { makeEmailLink, type OpenLink, takeEmailLink } from "./email-links.ts";

export interface AccountEmail {
  /** Address whose link was opened; `null` if none was. */
  readonly address: string | null;
  /** Address that counts once its link was opened; `null` if none waits. */
  readonly pendingAddress: string | null;
}

/** An address to write to, and the language of the mail. */
export interface Recipient {
  readonly to: string;
  readonly locale: string;
}

const NO_EMAIL: AccountEmail = { address: null, pendingAddress: null };

export async function readEmail(queries: Queries, accountId: string): Promise<AccountEmail> {
  const [row] = await queries
    .select({ address: accountEmails.address, pendingAddress: accountEmails.pendingAddress })
    .from(accountEmails)
    .where(eq(accountEmails.accountId, accountId));
  return row ?? NO_EMAIL;
}

/** Where the owner of an account gets notices; `null` without a confirmed address. */
export async function recipientOf(queries: Queries, accountId: string): Promise<Recipient | null> {
  const [row] = await queries
    .select({ to: accountEmails.address, locale: accountEmails.locale })
    .from(accountEmails)
    .where(eq(accountEmails.accountId, accountId));
  return row === undefined || row.to === null ? null : { to: row.to, locale: row.locale };
}

export type EmailRequest =
  /** `token` belongs into a link to the new address; `previous` is the address that it replaces. */
  | {
      readonly kind: "requested";
      readonly token: string;
      readonly recipient: Recipient;
      readonly previous: Recipient | null;
    }
  /** It is the confirmed address already. */
  | { readonly kind: "unchanged" }
  | { readonly kind: "wait"; readonly waitMs: number };

/** Gives an account an address, which counts once its link was opened. Until then the one before stays in force. */
export async function requestEmail(
  queries: Queries,
  input: { readonly accountId: string; readonly email: string; readonly locale: string; readonly now: Date },
): Promise<EmailRequest> {
  const { accountId, locale, now } = input;
  const address = normalizeEmail(input.email);
  return await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const previous = await recipientOf(transaction, accountId);
    if (previous !== null && previous.to === address) {
      await storePending(transaction, { accountId, pendingAddress: null, locale });
      return { kind: "unchanged" };
    }
    const link = await makeEmailLink(transaction, { accountId, purpose: "verification", address, now });
    if (!link.ok) return { kind: "wait", waitMs: link.waitMs };
    await storePending(transaction, { accountId, pendingAddress: address, locale });
    return { kind: "requested", token: link.token, recipient: { to: address, locale }, previous };
  });
}

/** Another link to the address that waits; `null` if none does. */
export async function requestLinkAgain(
  queries: Queries,
  input: { readonly accountId: string; readonly locale: string; readonly now: Date },
): Promise<EmailRequest | null> {
  const { pendingAddress } = await readEmail(queries, input.accountId);
  if (pendingAddress === null) return null;
  const request = await requestEmail(queries, { ...input, email: pendingAddress });
  // The address before was written to when the new one was entered.
  return request.kind === "requested" ? { ...request, previous: null } : request;
}

async function storePending(
  transaction: Queries,
  row: { readonly accountId: string; readonly pendingAddress: string | null; readonly locale: string },
): Promise<void> {
  const { pendingAddress, locale } = row;
  await transaction
    .insert(accountEmails)
    .values(row)
    .onConflictDoUpdate({ target: accountEmails.accountId, set: { pendingAddress, locale } });
}

/** Confirms the address that a link was sent to; `null` if the link does not work. */
export async function confirmEmail(
  queries: Queries,
  input: { readonly token: string; readonly now: Date },
): Promise<OpenLink | null> {
  return await queries.transaction(async (transaction) => {
    const link = await takeEmailLink(transaction, { ...input, purpose: "verification" });
    if (link === null) return null;
    const { accountId, address } = link;
    await transaction
      .update(accountEmails)
      .set({ address, addressKey: emailKey(address), pendingAddress: null })
      .where(eq(accountEmails.accountId, accountId));
    return link;
  });
}

/** Removes the addresses of an account, so that its links stop working; returns where the notice goes, or `null`. */
export async function removeEmail(queries: Queries, accountId: string): Promise<Recipient | null> {
  return await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const previous = await recipientOf(transaction, accountId);
    await transaction.delete(accountEmails).where(eq(accountEmails.accountId, accountId));
    return previous;
  });
}
