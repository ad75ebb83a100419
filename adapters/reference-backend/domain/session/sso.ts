import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { ssoCodes } from "#adapters/reference-backend/database/schema/index.ts";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";
import { hashToken } from "./sessions.ts";

const CODE = /^[A-Za-z0-9_-]{43}$/;
/** Lifetime of a code in milliseconds; the requesting page uses it immediately. */
const VALID_MS = 60_000;

/**
 * Whether an address may be opened signed in: on an owned domain or a subdomain of one, over https. Plain http is
 * accepted only on this machine and with `allowsHttp`, because others could read and change the traffic.
 */
export function isOwnedAddress(
  address: string,
  ownedDomains: readonly string[],
  { allowsHttp }: { readonly allowsHttp: boolean },
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return false;
  if (protocol === "http:" && !allowsHttp && !isLoopbackHost(hostname)) return false;
  if (username !== "" || password !== "") return false;
  return ownedDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** A single-use code that opens `target` signed in. `clientAddress` is the address that requested it, if known. */
export async function issueSsoCode(
  queries: Queries,
  input: {
    readonly accountId: string;
    readonly target: string;
    readonly clientAddress: string | undefined;
    readonly now: Date;
  },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const { accountId, target, clientAddress, now } = input;
  await queries.delete(ssoCodes).where(lt(ssoCodes.expiresAt, now));
  const addressHash = hashAddress(clientAddress);
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await queries.insert(ssoCodes).values({ codeHash: hashToken(code), accountId, target, addressHash, expiresAt });
  return code;
}

/** Grant of a used code. */
export interface SsoGrant {
  readonly accountId: string;
  readonly target: string;
  /**
   * Whether the code is used from the network address that requested it, i.e. not by a recipient of a forwarded link.
   */
  readonly isFromSameAddress: boolean;
}

/** Takes a code; `null` if it was used, is too old or never was. */
export async function redeemSsoCode(
  queries: Queries,
  input: { readonly code: string; readonly clientAddress: string | undefined; readonly now: Date },
): Promise<SsoGrant | null> {
  const { code, clientAddress, now } = input;
  if (!CODE.test(code)) return null;
  const [row] = await queries
    .delete(ssoCodes)
    .where(and(eq(ssoCodes.codeHash, hashToken(code)), gt(ssoCodes.expiresAt, now)))
    .returning({ accountId: ssoCodes.accountId, target: ssoCodes.target, addressHash: ssoCodes.addressHash });
  if (row === undefined) return null;
  const { accountId, target, addressHash } = row;
  return { accountId, target, isFromSameAddress: isSame(addressHash, hashAddress(clientAddress)) };
}

function hashAddress(clientAddress: string | undefined): Uint8Array | null {
  return clientAddress === undefined ? null : createHash("sha256").update(networkOf(clientAddress)).digest();
}

function isSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === null || other === null) return one === other;
  return Buffer.from(one).equals(other);
}
