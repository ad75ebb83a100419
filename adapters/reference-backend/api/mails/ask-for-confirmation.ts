import { type EmailRequest, requestEmail } from "#adapters/reference-backend/domain/emails/account-emails.ts";
import { logSecurityEvent } from "#adapters/reference-backend/security-log.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { accountMail, CONFIRM_EMAIL_PATH, linkInMail } from "./account-mails.ts";

/** A request that changes the address of an account, from a page or a call. */
export interface EmailCause {
  readonly request: Request;
  readonly traceId: string;
  readonly accountId: string;
  readonly userName: string;
}

/** Enters an address that counts once its link was opened; see `mailConfirmation`. */
export async function askForConfirmation(
  services: Services,
  cause: EmailCause,
  input: { readonly email: string; readonly locale: string; readonly now: Date },
): Promise<EmailRequest> {
  const answer = await requestEmail(services.database.queries, { ...input, accountId: cause.accountId });
  mailConfirmation(services, cause, answer);
  return answer;
}

/** Sends the link to an address that was entered, and a notice to the address that it replaces. */
export function mailConfirmation(services: Services, cause: EmailCause, answer: EmailRequest): void {
  if (answer.kind !== "requested") return;
  const { request, traceId, accountId, userName } = cause;
  const { recipient, previous, token } = answer;
  logSecurityEvent(services.logger, { event: "email_changed", account: accountId, step: "requested" }, traceId);
  const link = linkInMail(services, request, { path: CONFIRM_EMAIL_PATH, token });
  const mails = [accountMail(services, { kind: "confirmation", recipient, userName, link })];
  if (previous !== null) mails.push(accountMail(services, { kind: "emailChanged", recipient: previous, userName }));
  services.mails?.post(async () => mails);
}
