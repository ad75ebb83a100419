import { randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { ssoCodes } from "../database/schema/index.ts";
import { hashToken } from "./sessions.ts";

const CODE = /^[A-Za-z0-9_-]{43}$/;
/** A code is used at once, by the page that asked for it. */
const VALID_MS = 60_000;

/** Whether an address may be opened signed in: http(s), on an owned domain or a subdomain of one. */
export function isOwnedAddress(address: string, ownedDomains: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return false;
  if (username !== "" || password !== "") return false;
  return ownedDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** A code that signs its bearer in once, and leads to `target`. */
export async function issueSsoCode(
  queries: Queries,
  input: { readonly accountId: string; readonly target: string; readonly now: Date },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const { accountId, target, now } = input;
  await queries.delete(ssoCodes).where(lt(ssoCodes.expiresAt, now));
  await queries
    .insert(ssoCodes)
    .values({ codeHash: hashToken(code), accountId, target, expiresAt: new Date(now.getTime() + VALID_MS) });
  return code;
}

/** Takes a code: its account and target, or `null` if it was used, is too old or never was. */
export async function redeemSsoCode(
  queries: Queries,
  code: string,
  now: Date,
): Promise<{ readonly accountId: string; readonly target: string } | null> {
  if (!CODE.test(code)) return null;
  const [row] = await queries
    .delete(ssoCodes)
    .where(and(eq(ssoCodes.codeHash, hashToken(code)), gt(ssoCodes.expiresAt, now)))
    .returning({ accountId: ssoCodes.accountId, target: ssoCodes.target });
  return row ?? null;
}
