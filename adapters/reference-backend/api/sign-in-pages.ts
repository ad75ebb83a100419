import type { Context, Hono } from "hono";
import { emailProblem } from "#core/account/email.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import {
  type FieldProblems,
  normalizeUserName,
  problemsOf,
  type Registration,
} from "../domain/accounts/account-form.ts";
import { createAccount, findAccount } from "../domain/accounts/accounts.ts";
import { consentsOf, marketingConsentOf, readConsentDocuments } from "../domain/accounts/consents.ts";
import { knownDeviceOf } from "../domain/accounts/known-device.ts";
import { findAccountId } from "../domain/accounts/own-password.ts";
import { isReadyUserName, maySignIn, READY_ACCOUNTS, type ReadyAccount } from "../domain/accounts/ready-accounts.ts";
import { readSecondFactor } from "../domain/accounts/second-factor.ts";
import { checkSignInAllowed, clearSignInFailures, takeBackSignInFailure } from "../domain/accounts/sign-in-limits.ts";
import { findNicknameProblem } from "../domain/accounts/staff-nicknames.ts";
import { countMail } from "../domain/emails/mail-quota.ts";
import { originOfAddress, safeReturnAddress } from "../domain/session/return-address.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { askBeforeSignIn, serveClosedAccounts } from "./closed-account-pages.ts";
import { serveConsents } from "./consent-pages.ts";
import { noEmailYetAddress, serveEmailConfirmation } from "./email-pages.ts";
import type { LimitForm } from "./limited-forms.ts";
import { askForConfirmation } from "./mails/ask-for-confirmation.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { passkeyForm } from "./pages/passkey-form.ts";
import { PASSKEY_SCRIPT } from "./pages/passkey-script.ts";
import { SHOW_PASSWORD_SCRIPT } from "./pages/show-password-script.ts";
import {
  type FormState,
  READY_ACCOUNT_FIELD,
  type ReadyAccountsPart,
  registerBody,
  signInBody,
} from "./pages/sign-in-page.ts";
import { passkeyRealmOfPage, servePasskeySignIn } from "./passkey-pages.ts";
import { serveRecovery } from "./recovery-pages.ts";
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
  input: { readonly limitForm: LimitForm; readonly limitRegistration: LimitForm; readonly limitChallenges: LimitForm },
): void {
  const { limitForm, limitRegistration, limitChallenges } = input;
  const { queries } = services.database;

  app.get("/login", async (context) => {
    const failure = context.req.query(SIGN_IN_AGAIN) === undefined ? null : "signInAgain";
    return await formPage(context, services, "signIn", { ...FRESH, failure });
  });
  app.get("/register", async (context) => await formPage(context, services, "register", FRESH));

  const signInLimited: LimitedPage = (context, { form, waitMinutes }) =>
    formPage(context, services, "signIn", limited({ userName: form.get("userName") ?? "" }, waitMinutes), 429);
  const registrationOf = async (context: PageContext, form: URLSearchParams) => {
    const registration: Registration = {
      userName: form.get("userName") ?? "",
      password: form.get("password") ?? "",
      email: services.mails === null ? "" : (form.get("email") ?? ""),
      nickname: form.get("nickname") ?? "",
      country: form.get("country") ?? "",
    };
    const { password, ...typed } = registration;
    const { locale } = pageVoiceFor(context.req.raw, services.pageTexts);
    const documents = await readConsentDocuments(queries, locale);
    const consents = consentsOf(form, documents, locale);
    const given = [...consents.given, ...marketingConsentOf(form, locale)];
    const ticked = Object.fromEntries(given.map(({ subject, version }) => [subject, version]));
    return { registration, consents, given, locale, values: { ...typed, ...ticked } };
  };
  const registerLimited: LimitedPage = async (context, { form, waitMinutes }) => {
    const { values } = await registrationOf(context, form);
    return await formPage(context, services, "register", limited(values, waitMinutes), 429);
  };

  app.post("/login", limitForm(signInLimited), async (context) => {
    const form = await readForm(context.req.raw);
    const ready = readyAccountOf(context.req.raw, form, services);
    const userName = ready?.userName ?? form.get("userName") ?? "";
    const password = ready?.password ?? form.get("password") ?? "";
    const values = { userName };
    if (!hasFormToken(context.req.raw, form)) return await formPage(context, services, "signIn", expired(values), 403);
    const problems: FieldProblems = {
      ...(!hasInk(userName) ? { userName: "userNameMissing" as const } : {}),
      ...(password === "" ? { password: "passwordMissing" as const } : {}),
    };
    if (Object.keys(problems).length > 0) {
      return await formPage(context, services, "signIn", { values, problems, failure: null }, 400);
    }
    const knownBy = await knownDeviceOf(queries, context.req.raw, userName);
    const attempt = { userName, clientAddress: context.env.clientAddress, knownBy, now: context.var.now };
    const permission = await checkSignInAllowed(queries, attempt);
    if (!permission.isAllowed) return await tooManyAttempts(context, services, { waitMs: permission.waitMs, values });
    const accountId = await findAccount(queries, userName, password);
    // Checked after the password, so that the response time does not reveal the account.
    if (accountId === null || !maySignIn(accountId, services, context.req.raw)) {
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
    const question = await askBeforeSignIn(context, services, signIn);
    if (question !== null) return question;
    return await answerSignedIn(context, services, { ...signIn, location: returnAddressOf(context, services) });
  });

  app.post("/register", limitRegistration(registerLimited), async (context) => {
    const form = await readForm(context.req.raw);
    const { registration, consents, given, locale, values } = await registrationOf(context, form);
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
    const { traceId, now } = context.var;
    logSecurityEvent(services.logger, { event: "registration", account: accountId }, traceId);
    const { email } = registration;
    const hasEmail = emailProblem(email) === null;
    // Strangers can use up the mails to an address: its owner gets the account, and adds the address later.
    const isMailed =
      hasEmail && (await countMail(services, { email, accountId: null, network: context.env.network })) === null;
    if (isMailed) {
      const userName = normalizeUserName(registration.userName);
      await askForConfirmation(
        services,
        { request: context.req.raw, traceId, accountId, userName },
        { email, locale, now },
      );
    }
    const location = hasEmail && !isMailed ? noEmailYetAddress(context, services) : returnAddressOf(context, services);
    return await answerSignedIn(context, services, { accountId, secondFactor: null, location });
  });

  if (services.mails !== null) {
    serveEmailConfirmation(app, services, limitForm);
    serveRecovery(app, services, { mails: services.mails, limitForm });
  }
  servePasskeySignIn(app, services, limitForm, {
    refuse: (context, failure, status) => formPage(context, services, "signIn", { ...FRESH, failure }, status),
    whenLimited: signInLimited,
    limitChallenges,
  });
  serveSecondFactor(app, services, limitForm);
  serveClosedAccounts(app, services, limitForm);
  serveConsents(app, services, limitForm);
  serveSso(app, services);
}

/** Validation errors of a registration; what is known of others is checked only if everything else is valid. */
async function findProblems(
  services: Services,
  registration: Registration,
  consentProblems: FieldProblems,
): Promise<FieldProblems> {
  const problems = { ...problemsOf(registration), ...consentProblems };
  if (Object.keys(problems).length > 0) return problems;
  const password = await services.checkPassword(registration.password, registration);
  if (password !== null) return { password };
  const nickname = await findNicknameProblem(services, registration.nickname, "");
  return nickname === null ? {} : { nickname };
}

/** Whether a path leads to the sign-in pages. */
export const isSignInPath = (path: string): boolean => path === "/login" || path === "/register";

/** Says how long to wait. The log line carries no personal data. */
async function tooManyAttempts(
  context: PageContext,
  services: Services,
  { waitMs, values }: { readonly waitMs: number; readonly values: FormState["values"] },
): Promise<Response> {
  const waitSeconds = Math.ceil(waitMs / 1_000);
  logSecurityEvent(services.logger, { event: "sign_in_limited", step: "password", waitSeconds }, context.var.traceId);
  const answer = await formPage(context, services, "signIn", limited(values, Math.ceil(waitSeconds / 60)), 429);
  answer.headers.set("Retry-After", String(waitSeconds));
  return answer;
}

/** The ready account whose button was pressed; none without the test tools. */
function readyAccountOf(
  request: Request,
  form: URLSearchParams,
  { hasTestTools }: Pick<Services, "hasTestTools">,
): ReadyAccount | undefined {
  const chosen = form.get(READY_ACCOUNT_FIELD);
  return hasTestTools(request) ? READY_ACCOUNTS.find(({ userName }) => userName === chosen) : undefined;
}

/** What the sign-in page says of ready accounts. */
function readyAccountsOf(request: Request, { environment, hasTestTools }: Services): ReadyAccountsPart {
  if (environment === "live") return "none";
  return hasTestTools(request) ? "list" : "hint";
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
  const offersEmail = services.mails !== null;
  const form = { voice, formToken, state, returnAddress, storeAddress: services.addresses.store, offersEmail };
  const hasPasskeys = kind === "signIn" && passkeyRealmOfPage(services, request) !== null;
  return pageAnswer({
    title: voice.text(kind === "signIn" ? "signInTitle" : "registerTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body:
      kind === "signIn"
        ? signInBody(form, {
            passkey: hasPasskeys ? passkeyForm(form) : null,
            readyAccounts: readyAccountsOf(request, services),
          })
        : registerBody(form, await readConsentDocuments(services.database.queries, voice.locale)),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    script: hasPasskeys ? SHOW_PASSWORD_SCRIPT + PASSKEY_SCRIPT : SHOW_PASSWORD_SCRIPT,
    connects: hasPasskeys,
    formOrigin: originOfAddress(returnAddress),
  });
}

function limited(values: FormState["values"], waitMinutes: number): FormState {
  return { values, problems: {}, failure: "tooManyAttempts", waitMinutes };
}

function expired(values: FormState["values"]): FormState {
  return { values, problems: {}, failure: "formExpired" };
}

function returnAddressOf(context: PageContext, { addresses }: Services): string {
  return safeReturnAddress(context.req.query("return_url") ?? null, addresses);
}
