import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, sessions } from "#adapters/reference-backend/database/schema/index.ts";
import type { Shell } from "#core/shell/shell.ts";
import { publishTopics } from "../live/live-topics.ts";
import type { ClientDetails } from "./client-details.ts";
import { isSessionOpen, isSessionOver, LAST_SEEN_STEP_MS, SESSION_SECONDS } from "./session-lifetime.ts";
import { sessionTopic } from "./session-topic.ts";

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

/** Starts a session. The token goes into the cookie; only its SHA-256 is stored. */
export async function startSession(
  queries: Queries,
  input: { readonly accountId: string; readonly client: ClientDetails; readonly now: Date },
): Promise<{ readonly token: string; readonly publicId: string }> {
  const { accountId, client, now } = input;
  const token = makeToken();
  const publicId = randomBytes(16).toString("hex");
  await queries.delete(sessions).where(and(eq(sessions.accountId, accountId), isSessionOver(now)));
  await queries.insert(sessions).values({
    tokenHash: hashToken(token),
    publicId,
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1_000),
    lastSeenAt: now,
    ...client,
  });
  return { token, publicId };
}

export interface SessionLookUp {
  readonly now: Date;
  /** The request counts as a use of the session. Its shell is written down where the request names one. */
  readonly use?: { readonly shell: Shell | null };
}

/** The session a cookie's token belongs to; `null` if it is over or never was. */
export async function findSession(queries: Queries, token: string, input: SessionLookUp): Promise<Session | null> {
  const { now, use } = input;
  if (!TOKEN.test(token)) return null;
  const [row] = await queries
    .select({
      publicId: sessions.publicId,
      accountId: accounts.id,
      nickname: accounts.nickname,
      countryCode: accounts.countryCode,
      credentialCodes: accounts.credentialCodes,
      lastSeenAt: sessions.lastSeenAt,
      shell: sessions.shell,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isSessionOpen(now)));
  if (row === undefined) return null;
  const { publicId, lastSeenAt, shell, ...player } = row;
  const isSeenAgain = Math.abs(now.getTime() - lastSeenAt.getTime()) >= LAST_SEEN_STEP_MS;
  const newShell = use?.shell ?? shell;
  if (use !== undefined && (isSeenAgain || newShell !== shell)) {
    await queries.update(sessions).set({ lastSeenAt: now, shell: newShell }).where(eq(sessions.publicId, publicId));
  }
  return { publicId, player };
}

/** Whether a session is not over. */
export async function isSessionLive(queries: Queries, publicId: string, now: Date): Promise<boolean> {
  const found = await queries
    .select({ publicId: sessions.publicId })
    .from(sessions)
    .where(and(eq(sessions.publicId, publicId), isSessionOpen(now)));
  return found.length > 0;
}

/** Ends the session of a token, with its live streams; whose it was, `null` if there was none. */
export async function endSession(queries: Queries, token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const [ended] = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ publicId: sessions.publicId, accountId: sessions.accountId });
  if (ended === undefined) return null;
  await publishTopics(queries, [sessionTopic(ended.publicId)]);
  return ended.accountId;
}

/** Gives a session another token, so that the one before opens nothing; `null` if the session is over. */
export async function replaceToken(
  queries: Queries,
  publicId: string,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date } | null> {
  const token = makeToken();
  const [session] = await queries
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(sessions.publicId, publicId), isSessionOpen(now)))
    .returning({ expiresAt: sessions.expiresAt });
  return session === undefined ? null : { token, expiresAt: session.expiresAt };
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** SHA-256 of a random token; only the hash is stored. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
