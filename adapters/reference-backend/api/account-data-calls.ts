import { matchLocale } from "#core/translation/resolve-locale.ts";
import { closeAccount } from "../domain/accounts/account-closure.ts";
import { exportAccount } from "../domain/accounts/export-account.ts";
import { recipientOf } from "../domain/emails/account-emails.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { FALLBACK_LOCALE } from "../http/negotiate-locale.ts";
import { requirePlayer } from "../http/request-scope.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { accountProof, readAccount } from "./account-proof.ts";
import { accountMail } from "./mails/account-mails.ts";

type AccountDataCalls = Pick<CallHandlers, "closeAccount" | "exportAccount">;

/** Calls for a copy of the player's own data, and for the end of the account. */
export function accountDataCalls(services: Services): AccountDataCalls {
  const { queries } = services.database;
  const { tryProof, requireOwner } = accountProof(services);
  return {
    exportAccount: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const { now, traceId } = scope;
      logSecurityEvent(services.logger, { event: "account_exported", account: accountId }, traceId);
      return { exported_at: now.toISOString(), data: await exportAccount(queries, accountId, now) };
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
