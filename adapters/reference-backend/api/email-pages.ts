import type { Context, Hono } from "hono";
import { confirmEmail } from "../domain/emails/account-emails.ts";
import { findEmailLink, type OpenLink } from "../domain/emails/email-links.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import type { LimitForm } from "./limited-forms.ts";
import { CONFIRM_EMAIL_PATH } from "./mails/account-mails.ts";
import { textWithNames } from "./pages/ask-page.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { redirect, stepAddress } from "./sign-in-steps.ts";
import { linkOverPage, stepPage } from "./step-answer.ts";

type PageContext = Context<BackendEnvironment>;

const PURPOSE = "verification";
/** Parameter of the page that says that an address is confirmed. */
const CONFIRMED = "confirmed";
/** Parameter of the page for a new player whose address gets no mail now and was not entered. */
const NO_EMAIL_YET = "none";

/** Address of the page that says that a new account has no email address yet. */
export function noEmailYetAddress(context: PageContext, services: Services): string {
  return stepAddress(context, services, CONFIRM_EMAIL_PATH, NO_EMAIL_YET);
}

/** The page that mails lead to in order to confirm an address. Opening it changes nothing, as scanners of mails do so. */
export function serveEmailConfirmation(app: Hono<BackendEnvironment>, services: Services, limitForm: LimitForm): void {
  const { queries } = services.database;

  app.get(CONFIRM_EMAIL_PATH, async (context) => {
    if (context.req.query(CONFIRMED) !== undefined) {
      const { text } = pageVoiceFor(context.req.raw, services.pageTexts);
      return stepPage(context, services, { title: text("emailConfirmedTitle"), lead: text("emailConfirmedLead") });
    }
    if (context.req.query(NO_EMAIL_YET) !== undefined) {
      const { text } = pageVoiceFor(context.req.raw, services.pageTexts);
      return stepPage(context, services, { title: text("noEmailYetTitle"), lead: text("noEmailYetLead") });
    }
    const token = context.req.query("token") ?? "";
    const link = await findEmailLink(queries, { token, purpose: PURPOSE, now: context.var.now });
    return link === null ? linkOverPage(context, services) : confirmPage(context, services, { token, link });
  });

  const whenLimited: LimitedPage = async (context, { form, waitMinutes }) => {
    const token = form.get("token") ?? "";
    const link = await findEmailLink(queries, { token, purpose: PURPOSE, now: context.var.now });
    if (link === null) return linkOverPage(context, services);
    return confirmPage(context, services, { token, link, failure: "tooManyAttempts", waitMinutes }, 429);
  };

  app.post(CONFIRM_EMAIL_PATH, limitForm(whenLimited), async (context) => {
    const { now, traceId } = context.var;
    const form = await readForm(context.req.raw);
    const token = form.get("token") ?? "";
    if (!hasFormToken(context.req.raw, form)) {
      const link = await findEmailLink(queries, { token, purpose: PURPOSE, now });
      if (link === null) return linkOverPage(context, services);
      return confirmPage(context, services, { token, link, failure: "formExpired" }, 403);
    }
    const link = await confirmEmail(queries, { token, now });
    if (link === null) return linkOverPage(context, services);
    logSecurityEvent(services.logger, { event: "email_changed", account: link.accountId, step: "confirmed" }, traceId);
    return redirect(`${CONFIRM_EMAIL_PATH}?${CONFIRMED}`);
  });
}

function confirmPage(
  context: PageContext,
  services: Services,
  input: { readonly token: string; readonly link: OpenLink; readonly failure?: string; readonly waitMinutes?: number },
  status = 200,
): Response {
  const { token, link, failure, waitMinutes } = input;
  const { text, counted } = pageVoiceFor(context.req.raw, services.pageTexts);
  return stepPage(
    context,
    services,
    {
      title: text("confirmEmailTitle"),
      lead: textWithNames(text("confirmEmailLead"), { email: link.address, userName: link.userName }),
      failure: failure === undefined ? null : waitMinutes === undefined ? text(failure) : counted(failure, waitMinutes),
      form: { address: CONFIRM_EMAIL_PATH, linkToken: token, button: text("confirmEmail") },
    },
    status,
  );
}
