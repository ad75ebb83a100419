import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";
import { closeAccount } from "../domain/accounts/account-closure.ts";
import { exportAccount } from "../domain/accounts/export-account.ts";
import { recipientOf } from "../domain/emails/account-emails.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import { FALLBACK_LOCALE } from "../http/negotiate-locale.ts";
import { countKeyOf } from "../http/rate-limit.ts";
import { requirePlayer } from "../http/request-scope.ts";
import { countUpTo } from "../http/shared-counts.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { accountProof, readAccount } from "./account-proof.ts";
import { accountMail } from "./mails/account-mails.ts";

type AccountDataCalls = Pick<CallHandlers, "closeAccount" | "exportAccount">;

/**
 * Copies that are made at a time, of one account and of one network: a copy can have tens of megabytes, which the process
 * holds until it is sent.
 */
const COPIES = {
  maxRunning: 1,
  maxQueued: 32,
  timeoutMs: 30_000,
  shares: [
    { maxRunning: 1, maxQueued: 1 },
    { maxRunning: 1, maxQueued: 1 },
  ],
};
/** Copies that an account can have in an hour. */
const MAX_COPIES_AN_HOUR = 6;
const HOUR_MS = 3_600_000;

/** Calls for a copy of the player's own data, and for the end of the account. */
export function accountDataCalls(services: Services): AccountDataCalls {
  const { queries } = services.database;
  const copies = createConcurrencyLimiter(COPIES);
  const { tryProof, requireOwner } = accountProof(services);
  return {
    exportAccount: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const { now, traceId } = scope;
      const copiesOfAccount = { key: countKeyOf("copies", accountId), max: MAX_COPIES_AN_HOUR, windowMs: HOUR_MS };
      const waitMs = await countUpTo(services, copiesOfAccount);
      if (waitMs !== null) {
        const retryAfterSeconds = Math.ceil(waitMs / 1_000);
        throw new CallRefusal(429, "QUOTA_REACHED", "Too many copies in an hour.", { retryAfterSeconds });
      }
      logSecurityEvent(services.logger, { event: "account_exported", account: accountId }, traceId);
      const data = await copies.run(() => exportAccount(queries, accountId, now), [accountId, scope.network]);
      return { exported_at: now.toISOString(), data };
    },

    closeAccount: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { now, traceId } = scope;
      await tryProof(scope, () => requireOwner(scope, body));
      const { userName } = await readAccount(services, accountId);
      const locale = matchLocale(scope.locale) ?? FALLBACK_LOCALE;
      const { deletedAt, endedSessions } = await closeAccount(queries, { accountId, locale, now });
      logSecurityEvent(services.logger, { event: "account_closed", account: accountId }, traceId);
      const ended = { event: "session_ended", account: accountId, count: endedSessions, by: "player" } as const;
      logSecurityEvent(services.logger, ended, traceId);
      services.mails?.post(async () => {
        const recipient = await recipientOf(queries, accountId);
        return recipient === null
          ? []
          : [accountMail(services, { kind: "accountClosed", recipient, userName: userName ?? "" })];
      });
      scope.answerHeaders.append("Set-Cookie", services.sessionCookie.expire(scope.request));
      return { deleted_at: deletedAt.toISOString() };
    },
  };
}
