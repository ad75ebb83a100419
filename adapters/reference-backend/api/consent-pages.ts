import type { Context, Hono } from "hono";
import { type ConsentDocument, consentsOf, readOutdatedConsents, recordConsents } from "../domain/accounts/consents.ts";
import {
  beginPendingSignIn,
  expiredPendingCookie,
  findPendingSignIn,
  takePendingSignIn,
  type UsedSecondFactor,
} from "../domain/session/pending-sign-ins.ts";
import { originOfAddress } from "../domain/session/return-address.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import type { Services } from "../services.ts";
import type { LimitForm } from "./limited-forms.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { AGREEMENTS_PATH, addressOf, agreementsBody, type FormState } from "./pages/sign-in-page.ts";
import { answerSignedIn } from "./sign-in-answer.ts";
import { addressesOf, redirect, signInAddress } from "./sign-in-steps.ts";

type PageContext = Context<BackendEnvironment>;

const STEP = "consents";

/**
 * Leads a player who proved an account to the page with the documents that changed since they were accepted; `null` if
 * none did.
 */
export async function askForConsents(
  context: PageContext,
  services: Services,
  { accountId, secondFactor }: { readonly accountId: string; readonly secondFactor: UsedSecondFactor },
): Promise<Response | null> {
  const { queries } = services.database;
  const request = context.req.raw;
  const { locale } = pageVoiceFor(request, services.pageTexts);
  if ((await readOutdatedConsents(queries, accountId, locale)).length === 0) return null;
  const { now } = context.var;
  const cookie = await beginPendingSignIn(queries, request, { accountId, step: STEP, secondFactor, now });
  return redirect(addressOf(AGREEMENTS_PATH, addressesOf(context, services)), cookie);
}

/** The last step of a sign-in after the terms changed. It works without scripts. */
export function serveConsents(app: Hono<BackendEnvironment>, services: Services, limitForm: LimitForm): void {
  const { queries } = services.database;

  app.get(AGREEMENTS_PATH, async (context) => {
    const pending = await findPendingSignIn(queries, context.req.raw, { step: STEP, now: context.var.now });
    if (pending === null) return redirect(signInAddress(context, services));
    const { locale } = pageVoiceFor(context.req.raw, services.pageTexts);
    const documents = await readOutdatedConsents(queries, pending.accountId, locale);
    return agreementsPage(context, services, documents, { values: {}, problems: {}, failure: null });
  });

  const whenLimited: LimitedPage = async (context, { form, waitMinutes }) => {
    const pending = await findPendingSignIn(queries, context.req.raw, { step: STEP, now: context.var.now });
    if (pending === null) return redirect(signInAddress(context, services));
    const { locale } = pageVoiceFor(context.req.raw, services.pageTexts);
    const documents = await readOutdatedConsents(queries, pending.accountId, locale);
    const { given } = consentsOf(form, documents, locale);
    const values = Object.fromEntries(given.map(({ subject, version }) => [subject, version]));
    const state = { values, problems: {}, failure: "tooManyAttempts", waitMinutes };
    return agreementsPage(context, services, documents, state, 429);
  };

  app.post(AGREEMENTS_PATH, limitForm(whenLimited), async (context) => {
    const request = context.req.raw;
    const { now } = context.var;
    const form = await readForm(request);
    const pending = await findPendingSignIn(queries, request, { step: STEP, now });
    if (pending === null) return redirect(signInAddress(context, services), expiredPendingCookie(request));
    const { locale } = pageVoiceFor(request, services.pageTexts);
    const documents = await readOutdatedConsents(queries, pending.accountId, locale);
    const { given, problems } = consentsOf(form, documents, locale);
    const values = Object.fromEntries(given.map(({ subject, version }) => [subject, version]));
    if (!hasFormToken(request, form)) {
      return agreementsPage(context, services, documents, { values, problems: {}, failure: "formExpired" }, 403);
    }
    if (Object.keys(problems).length > 0) {
      return agreementsPage(context, services, documents, { values, problems, failure: null }, 400);
    }
    const taken = await takePendingSignIn(queries, request, { step: STEP, now });
    if (taken === null) return redirect(signInAddress(context, services), expiredPendingCookie(request));
    const { accountId, secondFactor } = taken;
    await recordConsents(queries, accountId, given, now);
    const location = addressesOf(context, services).returnAddress;
    const answer = await answerSignedIn(context, services, { accountId, secondFactor, location });
    answer.headers.append("Set-Cookie", expiredPendingCookie(request));
    return answer;
  });
}

function agreementsPage(
  context: PageContext,
  services: Services,
  documents: readonly ConsentDocument[],
  state: FormState,
  status = 200,
): Response {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const { formToken, cookie } = formCookieOf(request);
  const addresses = addressesOf(context, services);
  return pageAnswer({
    title: voice.text("agreementsTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body: agreementsBody({ voice, formToken, state, ...addresses, offersEmail: false }, documents),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    formOrigin: originOfAddress(addresses.returnAddress),
  });
}
