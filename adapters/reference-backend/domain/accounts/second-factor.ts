import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, recoveryCodes } from "#adapters/reference-backend/database/schema/index.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import {
  APP_CODE_DIGITS,
  formatRecoveryCode,
  RECOVERY_CODE_COUNT,
  readSecondFactorCode,
  type SecondFactorCode,
} from "#core/account/second-factor-code.ts";
import { lockAccount } from "../commerce/lock-account.ts";

/** Name under which authenticator apps list the account. */
const ISSUER = "Purple Store";
const STEP_SECONDS = 30;
/** Steps by which the clock of a player's device may be off, in both directions. */
const WINDOW_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** 24 characters of base32: above the 112 bits from which a plain hash protects a code (ASVS 6.5.2). */
const RECOVERY_CODE_BYTES = 15;

export interface SecondFactorState {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

export async function readSecondFactor(queries: Queries, accountId: string): Promise<SecondFactorState> {
  const [account] = await queries
    .select({
      confirmedAt: accounts.totpConfirmedAt,
      recoveryCodesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} where ${recoveryCodes.accountId} = ${accountId})`,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const isOn = account !== undefined && account.confirmedAt !== null;
  return { isOn, recoveryCodesLeft: isOn ? account.recoveryCodesLeft : 0 };
}

/** Creates a secret that is required only after confirmation; `null` if the second factor is on already. */
export async function beginSecondFactor(
  queries: Queries,
  accountId: string,
): Promise<{ readonly secret: string; readonly address: string } | null> {
  const secret = new Secret({ size: SECRET_BYTES });
  const [account] = await queries
    .update(accounts)
    .set({ totpSecret: secret.base32, totpLastStep: null })
    .where(and(eq(accounts.id, accountId), isNull(accounts.totpConfirmedAt)))
    .returning({ userName: accounts.userName });
  if (account === undefined) return null;
  const address = totpOf(secret.base32, account.userName ?? accountId).toString();
  return { secret: secret.base32, address };
}

export type Confirmation =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly reason: "alreadyOn" | "notBegun" | "wrongCode" };

/** Switches the second factor on if the code is right, and gives the account new recovery codes. */
export async function confirmSecondFactor(
  queries: Queries,
  input: { readonly accountId: string; readonly code: string; readonly time: Date; readonly now: Date },
): Promise<Confirmation> {
  const { accountId, code, time, now } = input;
  return await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const [account] = await transaction
      .select({ secret: accounts.totpSecret, confirmedAt: accounts.totpConfirmedAt })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (account?.confirmedAt != null) return { ok: false, reason: "alreadyOn" };
    if (account?.secret == null) return { ok: false, reason: "notBegun" };
    const given = readSecondFactorCode(code);
    const step = given?.kind === "app" ? stepOf(account.secret, given.code, time) : null;
    if (step === null) return { ok: false, reason: "wrongCode" };
    await transaction
      .update(accounts)
      .set({ totpConfirmedAt: now, totpLastStep: step })
      .where(eq(accounts.id, accountId));
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode);
    await transaction.insert(recoveryCodes).values(codes.map((one) => ({ accountId, codeHash: hashCode(one) })));
    return { ok: true, recoveryCodes: codes.map(formatRecoveryCode) };
  });
}

/**
 * Takes a code of the authenticator app or a recovery code; `null` if it is wrong or was used before. The database
 * decides in one statement, so that of two requests with the same code one is accepted.
 */
export async function takeSecondFactorCode(
  queries: Queries,
  input: { readonly accountId: string; readonly code: string; readonly time: Date },
): Promise<SecondFactorCode["kind"] | null> {
  const { accountId, time } = input;
  const given = readSecondFactorCode(input.code);
  if (given === null) return null;
  if (given.kind === "recovery") {
    const taken = await queries
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashCode(given.code))))
      .returning({ accountId: recoveryCodes.accountId });
    return taken.length === 0 ? null : "recovery";
  }
  const [account] = await queries
    .select({ secret: accounts.totpSecret, confirmedAt: accounts.totpConfirmedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account?.secret == null || account.confirmedAt === null) return null;
  const step = stepOf(account.secret, given.code, time);
  if (step === null) return null;
  const taken = await queries
    .update(accounts)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.totpSecret, account.secret),
        or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step)),
      ),
    )
    .returning({ id: accounts.id });
  return taken.length === 0 ? null : "app";
}

/** Switches the second factor off, with its recovery codes. */
export async function removeSecondFactor(queries: Queries, accountId: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    await transaction
      .update(accounts)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .where(eq(accounts.id, accountId));
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  });
}

/** Time that authenticator apps go by, which the controls cannot shift. */
export async function realTimeOf({ controls }: Pick<Services, "controls">, now: Date): Promise<Date> {
  const { clockOffsetMs } = await controls.read();
  return new Date(now.getTime() - clockOffsetMs);
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    digits: APP_CODE_DIGITS,
    period: STEP_SECONDS,
  });
}

/** Number of the step a code belongs to, counted from 1970; `null` if it belongs to none that is valid now. */
function stepOf(secret: string, code: string, time: Date): number | null {
  const timestamp = time.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}

function makeRecoveryCode(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_CODE_BYTES)).buffer }).base32;
}

function hashCode(code: string): Uint8Array {
  return createHash("sha256").update(code).digest();
}
