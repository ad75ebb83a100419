import type { Context, Hono, MiddlewareHandler } from "hono";
import {
  type FieldProblems,
  normalizeUserName,
  problemsOf,
  type Registration,
} from "../domain/accounts/account-form.ts";
import { createAccount, findAccount } from "../domain/accounts/accounts.ts";
import { consentsOf, marketingConsentOf, readConsentDocuments } from "../domain/accounts/consents.ts";
import { findAccountId } from "../domain/accounts/own-password.ts";
import { isReadyUserName } from "../domain/accounts/ready-accounts.ts";
import { readSecondFactor } from "../domain/accounts/second-factor.ts";
import { checkSignInAllowed, clearSignInFailures, takeBackSignInFailure } from "../domain/accounts/sign-in-limits.ts";
import { originOfAddress, safeReturnAddress } from "../domain/session/return-address.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { RATE_WINDOW_SECONDS } from "../http/rate-limit.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { askForConsents, serveConsents } from "./consent-pages.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { type FormState, registerBody, signInBody } from "./pages/sign-in-page.ts";
import { askForCode, serveSecondFactor } from "./second-factor-pages.ts";
import { answerSignedIn } from "./sign-in-answer.ts";
import { SIGN_IN_AGAIN } from "./sign-in-steps.ts";
import { serveSso } from "./sso-pages.ts";

type PageContext = Context<BackendEnvironment>;
type FormKind = "signIn" | "register";

const FRESH: FormState = { values: {}, problems: {}, failure: null };

/** Sign-in and registration for people, and the landing of single sign-on. They work without scripts. */
export function serveSignIn(
  app: Hono<BackendEnvironment>,
  services: Services,
  limitSignIns: MiddlewareHandler<BackendEnvironment>,
): void {
  const { queries } = services.database;

  app.get("/login", async (context) => {
    const failure = context.req.query(SIGN_IN_AGAIN) === undefined ? null : "signInAgain";
    return await formPage(context, services, "signIn", { ...FRESH, failure });
  });
  app.get("/register", async (context) => await formPage(context, services, "register", FRESH));

  app.post("/login", limitSignIns, async (context) => {
    const form = await readForm(context.req.raw);
    const userName = form.get("userName") ?? "";
    const password = form.get("password") ?? "";
    const values = { userName };
    if (!hasFormToken(context.req.raw, form)) return await formPage(context, services, "signIn", expired(values), 403);
    const problems: FieldProblems = {
      ...(userName.trim() === "" ? { userName: "userNameMissing" as const } : {}),
      ...(password === "" ? { password: "passwordMissing" as const } : {}),
    };
    if (Object.keys(problems).length > 0) {
      return await formPage(context, services, "signIn", { values, problems, failure: null }, 400);
    }
    const attempt = { userName, clientAddress: context.env.clientAddress, now: context.var.now };
    const permission = await checkSignInAllowed(queries, attempt);
    if (!permission.isAllowed)
      return await tooManyAttempts(context, services, "signIn", { waitMs: permission.waitMs, values });
    const accountId = await findAccount(queries, userName, password);
    // Checked after the password, so that the response time does not reveal the account.
    if (accountId === null || services.closedAccounts.has(accountId)) {
      const account = await findAccountId(queries, userName);
      logSecurityEvent(services.logger, { event: "sign_in_failed", account, step: "password" }, context.var.traceId);
      return await formPage(context, services, "signIn", { values, problems: {}, failure: "wrongCredentials" }, 401);
    }
    if ((await readSecondFactor(queries, accountId)).isOn) {
      // A right password does not clear the count of wrong codes, otherwise an attacker who has the password could try
      // codes without limit.
      await takeBackSignInFailure(queries, attempt);
      return await askForCode(context, services, accountId);
    }
    await clearSignInFailures(queries, attempt);
    const signIn = { accountId, secondFactor: null };
    const question = await askForConsents(context, services, signIn);
    if (question !== null) return question;
    return await answerSignedIn(context, services, { ...signIn, location: returnAddressOf(context, services) });
  });

  app.post("/register", limitSignIns, async (context) => {
    const form = await readForm(context.req.raw);
    const registration: Registration = {
      userName: form.get("userName") ?? "",
      password: form.get("password") ?? "",
      nickname: form.get("nickname") ?? "",
      country: form.get("country") ?? "",
    };
    const { password, ...typed } = registration;
    const { locale } = pageVoiceFor(context.req.raw, services.pageTexts);
    const documents = await readConsentDocuments(queries, locale);
    const consents = consentsOf(form, documents, locale);
    const given = [...consents.given, ...marketingConsentOf(form, locale)];
    const ticked = Object.fromEntries(given.map(({ subject, version }) => [subject, version]));
    const values = { ...typed, ...ticked };
    if (!hasFormToken(context.req.raw, form))
      return await formPage(context, services, "register", expired(values), 403);
    const problems = await findProblems(services, registration, consents.problems);
    if (Object.keys(problems).length > 0) {
      return await formPage(context, services, "register", { values, problems, failure: null }, 400);
    }
    const isReserved = services.environment === "live" && isReadyUserName(normalizeUserName(registration.userName));
    const accountId = isReserved ? null : await createAccount(queries, registration, given, context.var.now);
    if (accountId === null) {
      const taken: FieldProblems = { userName: "userNameTaken" };
      return await formPage(context, services, "register", { values, problems: taken, failure: null }, 409);
    }
    logSecurityEvent(services.logger, { event: "registration", account: accountId }, context.var.traceId);
    return await answerSignedIn(context, services, {
      accountId,
      secondFactor: null,
      location: returnAddressOf(context, services),
    });
  });

  serveSecondFactor(app, services, limitSignIns);
  serveConsents(app, services, limitSignIns);
  serveSso(app, services);
}

/** Validation errors of a registration; lists of known passwords are checked only if everything else is valid. */
async function findProblems(
  { checkPassword }: Services,
  registration: Registration,
  consentProblems: FieldProblems,
): Promise<FieldProblems> {
  const problems = { ...problemsOf(registration), ...consentProblems };
  if (Object.keys(problems).length > 0) return problems;
  const password = await checkPassword(registration.password, registration);
  return password === null ? {} : { password };
}

/** Whether a path leads to the sign-in pages. */
export const isSignInPath = (path: string): boolean => path === "/login" || path === "/register";

/** The sign-in page's own answer to too many attempts. */
export function refuseSignIn(services: Services): (context: PageContext) => Promise<Response> {
  return (context) => {
    const kind = context.req.path === "/register" ? "register" : "signIn";
    return tooManyAttempts(context, services, kind, { waitMs: RATE_WINDOW_SECONDS * 1_000, values: {} });
  };
}

/** Says how long to wait. The log line carries no personal data. */
async function tooManyAttempts(
  context: PageContext,
  services: Services,
  kind: FormKind,
  { waitMs, values }: { readonly waitMs: number; readonly values: FormState["values"] },
): Promise<Response> {
  const waitSeconds = Math.ceil(waitMs / 1_000);
  const { path } = context.req;
  const step = path === "/register" ? "registration" : path === "/login/code" ? "second_factor" : "password";
  logSecurityEvent(services.logger, { event: "sign_in_limited", step, waitSeconds }, context.var.traceId);
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const state: FormState = { values, problems: {}, failure: "tooManyAttempts", waitMinutes };
  const answer = await formPage(context, services, kind, state, 429);
  answer.headers.set("Retry-After", String(waitSeconds));
  return answer;
}

async function formPage(
  context: PageContext,
  services: Services,
  kind: FormKind,
  state: FormState,
  status = 200,
): Promise<Response> {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const { formToken, cookie } = formCookieOf(request);
  const returnAddress = returnAddressOf(context, services);
  const form = { voice, formToken, state, returnAddress, storeAddress: services.addresses.store };
  return pageAnswer({
    title: voice.text(kind === "signIn" ? "signInTitle" : "registerTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body:
      kind === "signIn"
        ? signInBody(form, services.environment !== "live")
        : registerBody(form, await readConsentDocuments(services.database.queries, voice.locale)),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    formOrigin: originOfAddress(returnAddress),
  });
}

function expired(values: FormState["values"]): FormState {
  return { values, problems: {}, failure: "formExpired" };
}

function returnAddressOf(context: PageContext, { addresses }: Services): string {
  return safeReturnAddress(context.req.query("return_url") ?? null, addresses);
}
