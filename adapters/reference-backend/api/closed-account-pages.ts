import type { Context, Hono } from "hono";
import { keepAccount, readClosure } from "../domain/accounts/account-closure.ts";
import {
  beginPendingSignIn,
  expiredPendingCookie,
  findPendingSignIn,
  takePendingSignIn,
  type UsedSecondFactor,
} from "../domain/session/pending-sign-ins.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { askForConsents } from "./consent-pages.ts";
import type { LimitForm } from "./limited-forms.ts";
import { textWithNames } from "./pages/ask-page.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { addressOf } from "./pages/sign-in-page.ts";
import { answerSignedIn } from "./sign-in-answer.ts";
import { addressesOf, redirect, signInAddress } from "./sign-in-steps.ts";
import { stepPage } from "./step-answer.ts";

type PageContext = Context<BackendEnvironment>;

const PATH = "/login/keep-account";
const STEP = "closed_account";

/**
 * Leads a player who proved an account to what is asked before the sign-in is complete: whether a closed account is kept, and
 * consents; `null` if nothing is.
 */
export async function askBeforeSignIn(
  context: PageContext,
  services: Services,
  signIn: { readonly accountId: string; readonly secondFactor: UsedSecondFactor },
): Promise<Response | null> {
  const { queries } = services.database;
  if ((await readClosure(queries, signIn.accountId)) === null) return await askForConsents(context, services, signIn);
  const { now } = context.var;
  const cookie = await beginPendingSignIn(queries, context.req.raw, { ...signIn, step: STEP, now });
  return redirect(addressOf(PATH, addressesOf(context, services)), cookie);
}

/** The step that offers to keep a closed account. It works without scripts. A player who leaves it lets the account be deleted. */
export function serveClosedAccounts(app: Hono<BackendEnvironment>, services: Services, limitForm: LimitForm): void {
  const { queries } = services.database;

  app.get(PATH, async (context) => {
    const pending = await findPendingSignIn(queries, context.req.raw, { step: STEP, now: context.var.now });
    return pending === null
      ? redirect(signInAddress(context, services))
      : await keepPage(context, services, pending.accountId);
  });

  const whenLimited: LimitedPage = async (context, { waitMinutes }) => {
    const pending = await findPendingSignIn(queries, context.req.raw, { step: STEP, now: context.var.now });
    if (pending === null) return redirect(signInAddress(context, services));
    return await keepPage(context, services, pending.accountId, { waitMinutes });
  };

  app.post(PATH, limitForm(whenLimited), async (context) => {
    const request = context.req.raw;
    const { now, traceId } = context.var;
    const form = await readForm(request);
    const pending = await findPendingSignIn(queries, request, { step: STEP, now });
    if (pending === null) return redirect(signInAddress(context, services), expiredPendingCookie(request));
    if (!hasFormToken(request, form)) return await keepPage(context, services, pending.accountId, "formExpired");
    const taken = await takePendingSignIn(queries, request, { step: STEP, now });
    if (taken === null) return redirect(signInAddress(context, services), expiredPendingCookie(request));
    const { accountId, secondFactor } = taken;
    await keepAccount(queries, accountId);
    logSecurityEvent(services.logger, { event: "account_kept", account: accountId }, traceId);
    const signIn = { accountId, secondFactor };
    const question = await askForConsents(context, services, signIn);
    if (question !== null) return question;
    const location = addressesOf(context, services).returnAddress;
    const answer = await answerSignedIn(context, services, { ...signIn, location });
    answer.headers.append("Set-Cookie", expiredPendingCookie(request));
    return answer;
  });
}

async function keepPage(
  context: PageContext,
  services: Services,
  accountId: string,
  failure: "formExpired" | { readonly waitMinutes: number } | null = null,
): Promise<Response> {
  const voice = pageVoiceFor(context.req.raw, services.pageTexts);
  const closure = await readClosure(services.database.queries, accountId);
  if (closure === null) return redirect(signInAddress(context, services));
  const date = new Intl.DateTimeFormat(voice.locale, { dateStyle: "long", timeZone: "UTC" }).format(closure.deletedAt);
  const [words, status] =
    failure === null
      ? [null, 200]
      : failure === "formExpired"
        ? [voice.text(failure), 403]
        : [voice.counted("tooManyAttempts", failure.waitMinutes), 429];
  const step = {
    title: voice.text("keepTitle"),
    lead: textWithNames(voice.text("keepLead"), { userName: closure.userName, date }),
    failure: words,
    form: { address: addressOf(PATH, addressesOf(context, services)), button: voice.text("keepAccount") },
    other: { address: addressesOf(context, services).storeAddress, text: voice.text("keepNot") },
  };
  return stepPage(context, services, step, status);
}
