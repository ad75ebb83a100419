import { type SQL, sql } from "drizzle-orm";
import { moderators, sessions } from "#adapters/reference-backend/database/schema/index.ts";

/** A session ends so long after the sign-in, used or not. */
export const SESSION_SECONDS = 30 * 24 * 3_600;
/** A session ends so long after its last use. */
export const MAX_IDLE_MS = 14 * 24 * 3_600_000;
/** Sessions of moderators end sooner, because they can do more harm. */
export const MAX_IDLE_OF_MODERATORS_MS = 12 * 3_600_000;
/** The last use of a session is written down at most so often. */
export const LAST_SEEN_STEP_MS = 60_000;

/** Condition that a row of `sessions` is not over: neither too old nor unused for too long. */
export function isSessionOpen(now: Date): SQL {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const { accountId, expiresAt, lastSeenAt } = sessions;
  return sql`(${expiresAt} > ${now.toISOString()} and ${lastSeenAt} > ${since(MAX_IDLE_MS)}
    and (${lastSeenAt} > ${since(MAX_IDLE_OF_MODERATORS_MS)}
      or not exists (select 1 from ${moderators} where ${moderators.accountId} = ${accountId})))`;
}

export function isSessionOver(now: Date): SQL {
  return sql`not ${isSessionOpen(now)}`;
}
