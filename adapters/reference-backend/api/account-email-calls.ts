import { emailProblem } from "#core/account/email.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";
import type { Queries } from "../database/database.ts";
import { type EmailRequest, readEmail, removeEmail, requestLinkAgain } from "../domain/emails/account-emails.ts";
import { countMail } from "../domain/emails/mail-quota.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import { FALLBACK_LOCALE } from "../http/negotiate-locale.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { accountProof, readAccount } from "./account-proof.ts";
import { accountMail } from "./mails/account-mails.ts";
import { askForConfirmation, type EmailCause, mailConfirmation } from "./mails/ask-for-confirmation.ts";

type AccountEmailCalls = Pick<CallHandlers, "changeEmail" | "sendEmailLink" | "removeEmail">;

/** Calls for the e-mail address of the player's own account. */
export function accountEmailCalls(services: Services): AccountEmailCalls {
  const { queries } = services.database;
  const { tryProof, requireOwner } = accountProof(services);

  const causeOf = async ({ request, traceId, session }: RequestScope, accountId: string): Promise<EmailCause> => {
    const { userName } = await readAccount(services, accountId);
    return { request, traceId, accountId, userName: userName ?? session?.player.nickname ?? "" };
  };

  return {
    changeEmail: async ({ body, scope }) => {
      requireMails(services);
      const { accountId } = requirePlayer(scope);
      const problem = emailProblem(body.email);
      if (problem !== null) throw emailRefusal(problem);
      await tryProof(scope, () => requireOwner(scope, body));
      const cause = await causeOf(scope, accountId);
      const input = { email: body.email, locale: mailLocaleOf(scope), now: scope.now };
      await requireMailQuota(services, { email: body.email, accountId, network: scope.network });
      requireSent(await askForConfirmation(services, cause, input));
      return await emailAnswer(queries, accountId);
    },

    sendEmailLink: async ({ scope }) => {
      requireMails(services);
      const { accountId } = requirePlayer(scope);
      const { pendingAddress } = await readEmail(queries, accountId);
      if (pendingAddress !== null) {
        await requireMailQuota(services, { email: pendingAddress, accountId, network: scope.network });
      }
      const request = await requestLinkAgain(queries, { accountId, locale: mailLocaleOf(scope), now: scope.now });
      if (request === null) throw new CallRefusal(409, "EMAIL_CONFIRMED", "No address waits for its link.");
      requireSent(request);
      mailConfirmation(services, await causeOf(scope, accountId), request);
      return await emailAnswer(queries, accountId);
    },

    removeEmail: async ({ body, scope }) => {
      requireMails(services);
      const { accountId } = requirePlayer(scope);
      await tryProof(scope, () => requireOwner(scope, body));
      const { userName, traceId } = await causeOf(scope, accountId);
      const previous = await removeEmail(queries, accountId);
      logSecurityEvent(services.logger, { event: "email_changed", account: accountId, step: "removed" }, traceId);
      if (previous !== null) {
        const mail = accountMail(services, { kind: "emailChanged", recipient: previous, userName });
        services.mails?.post(async () => [mail]);
      }
      return await emailAnswer(queries, accountId);
    },
  };
}

/** The address of an account as calls answer with it. */
export async function emailAnswer(queries: Queries, accountId: string) {
  const { address, pendingAddress } = await readEmail(queries, accountId);
  return { address, pending_address: pendingAddress };
}

function requireMails({ mails }: Services): void {
  if (mails === null) throw new CallRefusal(409, "EMAIL_NOT_OFFERED", "This publisher sends no mails.");
}

async function requireMailQuota(services: Services, mail: Parameters<typeof countMail>[1]): Promise<void> {
  const waitMs = await countMail(services, mail);
  if (waitMs !== null) throw tooManyMails(waitMs);
}

function requireSent(request: EmailRequest): void {
  if (request.kind === "wait") throw tooManyMails(request.waitMs);
}

function tooManyMails(waitMs: number): CallRefusal {
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  return new CallRefusal(429, "TOO_MANY_REQUESTS", "Too many mails.", { retryAfterSeconds });
}

function mailLocaleOf({ locale }: RequestScope): string {
  return matchLocale(locale) ?? FALLBACK_LOCALE;
}

function emailRefusal(problem: string): CallRefusal {
  const fields = [{ field: "body.email", message: problem }];
  return new CallRefusal(400, "INVALID_INPUT", "The request is not valid.", { details: { fields, reason: problem } });
}
