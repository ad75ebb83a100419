import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accountEmails, accounts, emailLinks } from "#adapters/reference-backend/database/schema/index.ts";
import { lockAccount } from "../commerce/lock-account.ts";
import { hashToken } from "../session/sessions.ts";

export type LinkPurpose = (typeof emailLinks.$inferSelect)["purpose"];

const HOUR_MS = 3_600_000;
/** How long a link works, and how many of one account can work at once: that many mails in this time, and no more. */
const LIMITS = {
  verification: { ttlMs: 24 * HOUR_MS, atOnce: 5 },
  recovery: { ttlMs: HOUR_MS, atOnce: 3 },
} as const satisfies Record<LinkPurpose, { ttlMs: number; atOnce: number }>;

const MAX_CLEANED_AT_ONCE = 1_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export type NewLink = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly waitMs: number };

/** Makes a link, or says how long to wait, as too many were sent. The caller holds the lock of the account. */
export async function makeEmailLink(
  transaction: Queries,
  input: {
    readonly accountId: string;
    readonly purpose: LinkPurpose;
    readonly address: string;
    readonly now: Date;
  },
): Promise<NewLink> {
  const { accountId, purpose, address, now } = input;
  const { ttlMs, atOnce } = LIMITS[purpose];
  await forgetOldLinks(transaction, now);
  const open = await transaction
    .select({ expiresAt: emailLinks.expiresAt })
    .from(emailLinks)
    .where(and(eq(emailLinks.accountId, accountId), eq(emailLinks.purpose, purpose), gt(emailLinks.expiresAt, now)))
    .orderBy(asc(emailLinks.expiresAt));
  const [oldest] = open;
  if (oldest !== undefined && open.length >= atOnce) {
    return { ok: false, waitMs: Math.max(1, oldest.expiresAt.getTime() - now.getTime()) };
  }
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(now.getTime() + ttlMs);
  await transaction.insert(emailLinks).values({ tokenHash: hashToken(token), accountId, purpose, address, expiresAt });
  return { ok: true, token };
}

export interface OpenLink {
  readonly accountId: string;
  readonly userName: string;
  readonly nickname: string;
  readonly address: string;
}

/** What a link is for, without using it up; `null` if it does not work, any more or at all. */
export async function findEmailLink(
  queries: Queries,
  input: { readonly token: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<OpenLink | null> {
  const { token, purpose, now } = input;
  if (!TOKEN.test(token)) return null;
  const [link] = await queries
    .select({
      accountId: accounts.id,
      userName: accounts.userName,
      nickname: accounts.nickname,
      address: emailLinks.address,
    })
    .from(emailLinks)
    .innerJoin(accounts, eq(accounts.id, emailLinks.accountId))
    .innerJoin(accountEmails, eq(accountEmails.accountId, emailLinks.accountId))
    .where(
      and(
        eq(emailLinks.tokenHash, hashToken(token)),
        eq(emailLinks.purpose, purpose),
        gt(emailLinks.expiresAt, now),
        // An address that was replaced in the meantime has no say.
        eq(purpose === "verification" ? accountEmails.pendingAddress : accountEmails.address, emailLinks.address),
      ),
    );
  return link === undefined ? null : { ...link, userName: link.userName ?? "" };
}

/** Uses a link up. Of two requests at the same time one gets it: the second waits for the lock, then finds none. */
export async function takeEmailLink(
  transaction: Queries,
  input: { readonly token: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<OpenLink | null> {
  const found = await findEmailLink(transaction, input);
  if (found === null) return null;
  await lockAccount(transaction, found.accountId);
  const link = await findEmailLink(transaction, input);
  if (link === null) return null;
  const taken = await transaction
    .delete(emailLinks)
    .where(eq(emailLinks.tokenHash, hashToken(input.token)))
    .returning({ accountId: emailLinks.accountId });
  return taken.length === 0 ? null : link;
}

async function forgetOldLinks(transaction: Queries, now: Date): Promise<void> {
  const old = transaction
    .select({ tokenHash: emailLinks.tokenHash })
    .from(emailLinks)
    .where(lt(emailLinks.expiresAt, now))
    .limit(MAX_CLEANED_AT_ONCE)
    .for("update", { skipLocked: true });
  await transaction.delete(emailLinks).where(inArray(emailLinks.tokenHash, old));
}
