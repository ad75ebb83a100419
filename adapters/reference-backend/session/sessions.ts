import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { accounts, sessions } from "../database/schema/index.ts";

/** How long a session lasts without being renewed. */
export const SESSION_SECONDS = 30 * 24 * 3_600;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface Player {
  readonly accountId: string;
  readonly nickname: string;
  readonly countryCode: string;
  readonly credentialCodes: readonly string[];
}

export interface Session {
  /** Public id, sent as `X-PP-Sid`. */
  readonly publicId: string;
  readonly player: Player;
}

/** Starts a session. The token goes into the cookie; only its SHA-256 is kept. */
export async function startSession(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<{ readonly token: string; readonly publicId: string }> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const publicId = randomBytes(16).toString("hex");
  await queries.delete(sessions).where(and(eq(sessions.accountId, accountId), lt(sessions.expiresAt, now)));
  await queries.insert(sessions).values({
    tokenHash: hashToken(token),
    publicId,
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1_000),
  });
  return { token, publicId };
}

/** The session a cookie's token belongs to; `null` if it is over or never was. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await queries
    .select({
      publicId: sessions.publicId,
      accountId: accounts.id,
      nickname: accounts.nickname,
      countryCode: accounts.countryCode,
      credentialCodes: accounts.credentialCodes,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  if (row === undefined) return null;
  const { publicId, ...player } = row;
  return { publicId, player };
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  if (TOKEN.test(token)) await queries.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** SHA-256 of a random token: what is kept of it. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
