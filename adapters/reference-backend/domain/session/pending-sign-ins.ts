import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, pendingSignIns } from "#adapters/reference-backend/database/schema/index.ts";
import { readCookie, serializeCookie } from "./session-cookie.ts";
import { hashToken } from "./sessions.ts";

/** Cookie of a browser whose sign-in waits for its next step. */
const PENDING_COOKIE = "pp_pending";
const PENDING_SECONDS = 300;
/** Documents take longer to read than a code. */
const CONSENTS_SECONDS = 1_800;
/** Codes that can be tried before the password has to be given again. */
export const MAX_CODE_TRIES = 5;

type Step = (typeof pendingSignIns.$inferSelect)["step"];
/** Second factor that a sign-in was confirmed with; `null` for none. */
export type UsedSecondFactor = (typeof pendingSignIns.$inferSelect)["secondFactor"];

/** A sign-in of an account that waits for the next step of the same browser. */
export interface PendingSignIn {
  readonly accountId: string;
  readonly userName: string | null;
  readonly nickname: string;
  readonly target: string | null;
}

/** Begins a sign-in that waits for its next step; the cookie that binds it to the browser. */
export async function beginPendingSignIn(
  queries: Queries,
  request: Request,
  input: {
    readonly accountId: string;
    readonly step: Step;
    readonly secondFactor?: UsedSecondFactor;
    readonly target?: string;
    readonly now: Date;
  },
): Promise<string> {
  const { accountId, step, secondFactor = null, target = null, now } = input;
  const token = randomBytes(32).toString("base64url");
  await queries.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
  const seconds = step === "consents" ? CONSENTS_SECONDS : PENDING_SECONDS;
  const expiresAt = new Date(now.getTime() + seconds * 1_000);
  const row = { tokenHash: hashToken(token), accountId, step, secondFactor, target, expiresAt };
  await queries.insert(pendingSignIns).values(row);
  return pendingCookie(request, token, seconds);
}

/** The sign-in that waits in the browser of a request; `null` if there is none or it has waited for too long. */
export async function findPendingSignIn(
  queries: Queries,
  request: Request,
  input: { readonly step: Step; readonly now: Date },
): Promise<PendingSignIn | null> {
  const [pending] = await queries
    .select({
      accountId: accounts.id,
      userName: accounts.userName,
      nickname: accounts.nickname,
      target: pendingSignIns.target,
    })
    .from(pendingSignIns)
    .innerJoin(accounts, eq(accounts.id, pendingSignIns.accountId))
    .where(isOfBrowser(request, input));
  return pending ?? null;
}

/** Counts an attempt with a code; `null` if the limit is exceeded, which ends the sign-in. */
export async function countCodeTry(
  queries: Queries,
  request: Request,
  now: Date,
): Promise<{ readonly accountId: string } | null> {
  const [pending] = await queries
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(and(isOfBrowser(request, { step: "second_factor", now }), lt(pendingSignIns.tries, MAX_CODE_TRIES)))
    .returning({ accountId: pendingSignIns.accountId });
  return pending ?? null;
}

/** Consumes the pending sign-in, so that it completes once; `null` if it has ended. */
export async function takePendingSignIn(
  queries: Queries,
  request: Request,
  input: { readonly step: Step; readonly now: Date },
): Promise<(Pick<PendingSignIn, "accountId" | "target"> & { readonly secondFactor: UsedSecondFactor }) | null> {
  const [pending] = await queries.delete(pendingSignIns).where(isOfBrowser(request, input)).returning({
    accountId: pendingSignIns.accountId,
    target: pendingSignIns.target,
    secondFactor: pendingSignIns.secondFactor,
  });
  return pending ?? null;
}

/** Removes the cookie of a sign-in that is done. */
export function expiredPendingCookie(request: Request): string {
  return pendingCookie(request, "", 0);
}

function isOfBrowser(request: Request, input: { readonly step: Step; readonly now: Date }) {
  return and(
    eq(pendingSignIns.tokenHash, hashToken(readCookie(request, PENDING_COOKIE) ?? "")),
    eq(pendingSignIns.step, input.step),
    gt(pendingSignIns.expiresAt, input.now),
  );
}

function pendingCookie(request: Request, value: string, maxAgeSeconds: number): string {
  return serializeCookie(request, { name: PENDING_COOKIE, value, maxAgeSeconds, sameSite: "Strict" });
}
