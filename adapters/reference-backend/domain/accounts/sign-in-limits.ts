import { createHash } from "node:crypto";
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { signInFailures } from "#adapters/reference-backend/database/schema/index.ts";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import {
  type SignInFailures,
  type SignInSubject,
  signInWaitMs,
  withSignInFailure,
} from "#core/account/sign-in-limit.policy.ts";
import { normalizeUserName } from "./account-form.ts";

/** An attempt to sign in, with a password or a second factor. */
export interface SignInAttempt {
  /** As it was typed, of an account that exists or not. */
  readonly userName: string;
  /** Without one, the failures of its network are not counted; nor are those of an attempt that is known. */
  readonly clientAddress: string | undefined;
  /**
   * What strangers do not have: the id of a browser in which the player has signed in, or the step that such an attempt
   * is at. Its failures have a count of their own and none for its network, so that strangers cannot keep the player
   * out. `null` without any.
   */
  readonly knownBy: string | null;
  readonly now: Date;
}

/** `knownBy` of what a signed-in player is asked for. */
export const KNOWN_BY_SESSION = "session";

export type SignInPermission = { readonly isAllowed: true } | { readonly isAllowed: false; readonly waitMs: number };

/** Older failures no longer count and are deleted. */
const FAILURE_TTL_MS = 24 * 3_600_000;
const MAX_CLEANED_AT_ONCE = 1_000;

/**
 * Whether a sign-in may be tried now, or how long it has to wait. One that may is counted as failed at once, so that attempts
 * in parallel, in any process, cannot pass the limit together; `clearSignInFailures` takes that back after a success. An attempt
 * that has to wait is not counted and its password is not checked. Whether the account exists makes no difference.
 */
export async function checkSignInAllowed(queries: Queries, attempt: SignInAttempt): Promise<SignInPermission> {
  const { now } = attempt;
  await forgetOldFailures(queries, now);
  const subjects = subjectsOf(attempt);
  return await queries.transaction(async (transaction) => {
    await transaction
      .insert(signInFailures)
      .values(subjects.map(({ keyHash }) => ({ keyHash, count: 0, lastAt: now })))
      .onConflictDoNothing();
    const counted = new Map<SignInSubject, SignInFailures>();
    // Always the network first: two attempts never wait for each other's rows.
    for (const { subject, keyHash } of subjects) {
      const [row] = await transaction
        .select()
        .from(signInFailures)
        .where(eq(signInFailures.keyHash, keyHash))
        .for("no key update");
      if (row !== undefined) counted.set(subject, { count: row.count, lastAtMs: row.lastAt.getTime() });
    }
    const waits = subjects.map(({ subject }) => signInWaitMs(subject, counted.get(subject) ?? null, now.getTime()));
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return { isAllowed: false, waitMs };
    for (const { subject, keyHash } of subjects) {
      const { count, lastAtMs } = withSignInFailure(subject, counted.get(subject) ?? null, now.getTime());
      await transaction
        .update(signInFailures)
        .set({ count, lastAt: new Date(lastAtMs) })
        .where(eq(signInFailures.keyHash, keyHash));
    }
    return { isAllowed: true };
  });
}

/**
 * An attempt has succeeded: those of its kind at the account have not failed, nor those of its sessions, and its network
 * has one failure less.
 */
export async function clearSignInFailures(queries: Queries, attempt: SignInAttempt): Promise<void> {
  for (const { subject, keyHash } of [
    ...subjectsOf(attempt),
    accountSubject({ ...attempt, knownBy: KNOWN_BY_SESSION }),
  ]) {
    if (subject === "account") await queries.delete(signInFailures).where(eq(signInFailures.keyHash, keyHash));
    else await countOneLess(queries, keyHash);
  }
}

/** An attempt was right and is not the last step: it does not count as failed, and those before it stay counted. */
export async function takeBackSignInFailure(queries: Queries, attempt: SignInAttempt): Promise<void> {
  for (const { keyHash } of subjectsOf(attempt)) await countOneLess(queries, keyHash);
}

async function countOneLess(queries: Queries, keyHash: Uint8Array): Promise<void> {
  await queries
    .update(signInFailures)
    .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
    .where(eq(signInFailures.keyHash, keyHash));
}

function subjectsOf(attempt: SignInAttempt) {
  const account = accountSubject(attempt);
  const { clientAddress, knownBy } = attempt;
  if (clientAddress === undefined || knownBy !== null) return [account];
  return [{ subject: "network", keyHash: hashOf(`address:${networkOf(clientAddress)}`) } as const, account];
}

function accountSubject({ userName, knownBy }: Pick<SignInAttempt, "userName" | "knownBy">) {
  const kind = knownBy === null ? "account" : `known:${knownBy}`;
  return { subject: "account", keyHash: hashOf(`${kind}:${normalizeUserName(userName)}`) } as const;
}

const hashOf = (key: string): Uint8Array => createHash("sha256").update(key).digest();

async function forgetOldFailures(queries: Queries, now: Date): Promise<void> {
  const isOld = lt(signInFailures.lastAt, new Date(now.getTime() - FAILURE_TTL_MS));
  const old = queries
    .select({ keyHash: signInFailures.keyHash })
    .from(signInFailures)
    .where(isOld)
    .limit(MAX_CLEANED_AT_ONCE)
    .for("update", { skipLocked: true });
  await queries.delete(signInFailures).where(inArray(signInFailures.keyHash, old));
}
