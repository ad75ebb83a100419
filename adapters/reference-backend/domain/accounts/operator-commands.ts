import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { endSessionsOf } from "../session/account-sessions.ts";
import { findAccountId } from "./own-password.ts";
import { removeAllPasskeys } from "./passkeys.ts";
import { readSecondFactor, removeSecondFactor } from "./second-factor.ts";

/** Result of an operator command; `null` if no account has the user name. */
export interface OperatorAnswer {
  readonly accountId: string;
  readonly endedSessions: number;
}

/** Ends all sessions of an account, e.g. once its owner has reported it stolen. */
export async function endAllSessions(queries: Queries, userName: string, now: Date): Promise<OperatorAnswer | null> {
  const accountId = await findAccountId(queries, userName);
  return accountId === null ? null : { accountId, endedSessions: await endSessionsOf(queries, { accountId }, now) };
}

/**
 * Switches the second factor of an account off and removes its passkeys, for an owner who has lost device and recovery codes, and
 * ends its sessions.
 */
export async function switchSecondFactorOff(
  queries: Queries,
  userName: string,
  now: Date,
): Promise<(OperatorAnswer & { readonly wasOn: boolean; readonly removedPasskeys: number }) | null> {
  const accountId = await findAccountId(queries, userName);
  if (accountId === null) return null;
  const { isOn } = await readSecondFactor(queries, accountId);
  await removeSecondFactor(queries, accountId);
  const removedPasskeys = await removeAllPasskeys(queries, accountId);
  return { accountId, wasOn: isOn, removedPasskeys, endedSessions: await endSessionsOf(queries, { accountId }, now) };
}
