import type { Context, Hono } from "hono";
import { hasInk } from "#core/texts/visible-text.ts";
import { listPasskeys } from "../domain/accounts/passkeys.ts";
import { maySignIn } from "../domain/accounts/ready-accounts.ts";
import { readSecondFactor } from "../domain/accounts/second-factor.ts";
import { clearSignInFailures } from "../domain/accounts/sign-in-limits.ts";
import { recipientOf } from "../domain/emails/account-emails.ts";
import { findEmailLink, type OpenLink } from "../domain/emails/email-links.ts";
import type { MailQueue } from "../domain/emails/mail-queue.ts";
import { beginRecovery, finishRecovery } from "../domain/emails/recovery.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import type { LimitForm } from "./limited-forms.ts";
import { accountMail, linkInMail, NEW_PASSWORD_PATH } from "./mails/account-mails.ts";
import { textWithNames } from "./pages/ask-page.ts";
import { html } from "./pages/html.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { addressOf, FORGOT_PASSWORD_PATH } from "./pages/sign-in-page.ts";
import { addressesOf, redirect, stepAddress } from "./sign-in-steps.ts";
import { linkOverPage, stepPage } from "./step-answer.ts";

type PageContext = Context<BackendEnvironment>;

const PURPOSE = "recovery";
const FIELD = "nameOrEmail";
/** Parameters of the pages that say that a link was sent and that a password was saved. */
const SENT = "sent";
const SAVED = "saved";
/** Value of the latter for an account that has passkeys, which a new password leaves in place. */
const WITH_PASSKEYS = "passkeys";

/**
 * A forgotten password: a form for the name of the account, and the page that its mail leads to. What the form answers
 * says nothing about accounts: they are looked up after the answer, and only the owner of a mailbox notices. It is the same
 * where a mailbox has as many links as it gets, so that strangers who ask for them keep no owner from asking.
 */
export function serveRecovery(
  app: Hono<BackendEnvironment>,
  services: Services,
  input: { readonly mails: MailQueue; readonly limitForm: LimitForm },
): void {
  const { mails, limitForm } = input;
  const { queries } = services.database;

  app.get(FORGOT_PASSWORD_PATH, (context) => {
    if (context.req.query(SENT) === undefined) return forgotPage(context, services, { typed: "" });
    const { text } = pageVoiceFor(context.req.raw, services.pageTexts);
    const other = { address: addressOf("/login", addressesOf(context, services)), text: text("signIn") };
    return stepPage(context, services, { title: text("linkSentTitle"), lead: text("linkSentLead"), other });
  });

  const forgotLimited: LimitedPage = (context, { form, waitMinutes }) =>
    forgotPage(context, services, { typed: form.get(FIELD) ?? "", failure: "tooManyAttempts", waitMinutes }, 429);

  app.post(FORGOT_PASSWORD_PATH, limitForm(forgotLimited), async (context) => {
    const request = context.req.raw;
    const { now, traceId } = context.var;
    const form = await readForm(request);
    const typed = form.get(FIELD) ?? "";
    if (!hasFormToken(request, form)) return forgotPage(context, services, { typed, failure: "formExpired" }, 403);
    if (!hasInk(typed)) return forgotPage(context, services, { typed, problem: "nameOrEmailMissing" }, 400);
    const { logger } = services;
    mails.post(async () => {
      const recoveries = await beginRecovery(queries, {
        nameOrEmail: typed,
        mayRecover: (accountId) => maySignIn(accountId, services, request),
        now,
      });
      if (recoveries.length === 0) logSecurityEvent(logger, { event: "recovery_requested", account: null }, traceId);
      return recoveries.map(({ accountId, userName, recipient, token }) => {
        logSecurityEvent(logger, { event: "recovery_requested", account: accountId }, traceId);
        const link = linkInMail(services, request, { path: NEW_PASSWORD_PATH, token });
        return accountMail(services, { kind: "recovery", recipient, userName, link });
      });
    });
    return redirect(stepAddress(context, services, FORGOT_PASSWORD_PATH, SENT));
  });

  app.get(NEW_PASSWORD_PATH, async (context) => {
    const { text } = pageVoiceFor(context.req.raw, services.pageTexts);
    const saved = context.req.query(SAVED);
    if (saved !== undefined) {
      const hasPasskeys = saved === WITH_PASSKEYS;
      const { storeAddress } = addressesOf(context, services);
      // A passkey may be a stranger's: the account lists all of them, each with a button that removes it.
      const returnAddress = hasPasskeys ? `${storeAddress.replace(/\/$/, "")}/account` : storeAddress;
      const lead = html`${text("passwordSavedLead")}${hasPasskeys ? html`<br>${text("passkeysKept")}` : null}`;
      const other = { address: addressOf("/login", { returnAddress, storeAddress }), text: text("signIn") };
      return stepPage(context, services, { title: text("passwordSavedTitle"), lead, other });
    }
    const token = context.req.query("token") ?? "";
    const link = await findEmailLink(queries, { token, purpose: PURPOSE, now: context.var.now });
    return link === null ? linkOverPage(context, services) : newPasswordPage(context, services, { token, link });
  });

  const newPasswordLimited: LimitedPage = async (context, { form, waitMinutes }) => {
    const token = form.get("token") ?? "";
    const link = await findEmailLink(queries, { token, purpose: PURPOSE, now: context.var.now });
    if (link === null) return linkOverPage(context, services);
    return newPasswordPage(context, services, { token, link, failure: "tooManyAttempts", waitMinutes }, 429);
  };

  app.post(NEW_PASSWORD_PATH, limitForm(newPasswordLimited), async (context) => {
    const request = context.req.raw;
    const { now, traceId } = context.var;
    const form = await readForm(request);
    const token = form.get("token") ?? "";
    const password = form.get("password") ?? "";
    const link = await findEmailLink(queries, { token, purpose: PURPOSE, now });
    if (link === null) return linkOverPage(context, services);
    if (!hasFormToken(request, form)) {
      return newPasswordPage(context, services, { token, link, failure: "formExpired" }, 403);
    }
    const problem = await services.checkPassword(password, link);
    if (problem !== null) return newPasswordPage(context, services, { token, link, problem }, 400);
    const done = await finishRecovery(queries, { token, password, now });
    if (done === null) return linkOverPage(context, services);
    const { accountId, userName, endedSessions: count } = done;
    logSecurityEvent(services.logger, { event: "password_recovered", account: accountId }, traceId);
    if (count > 0) {
      const ended = { event: "session_ended", account: accountId, count, by: "password_recovery" } as const;
      logSecurityEvent(services.logger, ended, traceId);
    }
    // Wrong codes of a second factor stay counted, otherwise the owner of the mailbox could try codes without limit.
    if (!(await readSecondFactor(queries, accountId)).isOn) {
      await clearSignInFailures(queries, { userName, clientAddress: undefined, knownBy: null, now });
    }
    const hasPasskeys = (await listPasskeys(queries, accountId)).length > 0;
    mails.post(async () => {
      const recipient = await recipientOf(queries, accountId);
      const kind = hasPasskeys ? "passwordRecovered" : "passwordChanged";
      return recipient === null ? [] : [accountMail(services, { kind, recipient, userName })];
    });
    return redirect(`${NEW_PASSWORD_PATH}?${SAVED}${hasPasskeys ? `=${WITH_PASSKEYS}` : ""}`);
  });
}

function forgotPage(
  context: PageContext,
  services: Services,
  input: {
    readonly typed: string;
    readonly failure?: string;
    readonly waitMinutes?: number;
    readonly problem?: string;
  },
  status = 200,
): Response {
  const { typed, failure, waitMinutes, problem } = input;
  const { text, counted } = pageVoiceFor(context.req.raw, services.pageTexts);
  const addresses = addressesOf(context, services);
  const failureText = (key: string) => (waitMinutes === undefined ? text(key) : counted(key, waitMinutes));
  return stepPage(
    context,
    services,
    {
      title: text("forgotPassword"),
      lead: text("forgotLead"),
      failure: failure === undefined ? null : failureText(failure),
      form: {
        address: addressOf(FORGOT_PASSWORD_PATH, addresses),
        button: text("sendLink"),
        field: {
          name: FIELD,
          label: text("nameOrEmail"),
          type: "text",
          autocomplete: "username",
          value: typed,
          problem: problem === undefined ? null : text(problem),
        },
      },
      other: { address: addressOf("/login", addresses), text: text("signIn") },
    },
    status,
  );
}

function newPasswordPage(
  context: PageContext,
  services: Services,
  input: {
    readonly token: string;
    readonly link: OpenLink;
    readonly failure?: string;
    readonly waitMinutes?: number;
    readonly problem?: string;
  },
  status = 200,
): Response {
  const { token, link, failure, waitMinutes, problem } = input;
  const { text, counted } = pageVoiceFor(context.req.raw, services.pageTexts);
  return stepPage(
    context,
    services,
    {
      title: text("newPasswordTitle"),
      lead: textWithNames(text("newPasswordLead"), { userName: link.userName }),
      failure: failure === undefined ? null : waitMinutes === undefined ? text(failure) : counted(failure, waitMinutes),
      form: {
        address: NEW_PASSWORD_PATH,
        linkToken: token,
        button: text("savePassword"),
        field: {
          name: "password",
          label: text("newPassword"),
          type: "password",
          autocomplete: "new-password",
          hint: text("passwordHint"),
          problem: problem === undefined ? null : text(problem),
        },
      },
    },
    status,
  );
}
