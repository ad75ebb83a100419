import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { type FieldProblems, problemsOf, type Registration } from "../accounts/account-form.ts";
import { createAccount, findAccount } from "../accounts/accounts.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import { RATE_WINDOW_SECONDS } from "../http/rate-limit.ts";
import { readText } from "../http/read-call-input.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { type FormState, registerBody, signInBody } from "../pages/sign-in-page.ts";
import { pageVoiceFor } from "../pages/sign-in-text.ts";
import type { Services } from "../services.ts";
import { safeReturnPath } from "../session/return-path.ts";
import { readCookie, SESSION_COOKIE, serializeCookie } from "../session/session-cookie.ts";
import { endSession, SESSION_SECONDS, startSession } from "../session/sessions.ts";
import { redeemSsoCode } from "../session/sso.ts";

type PageContext = Context<BackendEnvironment>;
type FormKind = "signIn" | "register";

/** Cookie that must come back in the form: what another site posts does not know it. */
const FORM_COOKIE = "pp_form";
const FORM_TOKEN = /^[A-Za-z0-9_-]{22}$/;
const FORM_SECONDS = 3_600;
const MOST_FORM_BYTES = 16_384;
const FRESH: FormState = { values: {}, problems: {}, failure: null };

/** Sign-in and registration for people, and the landing of single sign-on. They work without scripts. */
export function serveSignIn(
  app: Hono<BackendEnvironment>,
  services: Services,
  limitSignIns: MiddlewareHandler<BackendEnvironment>,
): void {
  const { queries } = services.database;

  app.get("/login", (context) => formPage(context, services, "signIn", FRESH));
  app.get("/register", (context) => formPage(context, services, "register", FRESH));

  app.post("/login", limitSignIns, async (context) => {
    const form = await readForm(context.req.raw);
    const userName = form.get("userName") ?? "";
    const password = form.get("password") ?? "";
    const values = { userName };
    if (!hasFormToken(context.req.raw, form)) return formPage(context, services, "signIn", expired(values), 403);
    const problems: FieldProblems = {
      ...(userName.trim() === "" ? { userName: "userNameMissing" as const } : {}),
      ...(password === "" ? { password: "passwordMissing" as const } : {}),
    };
    if (Object.keys(problems).length > 0) {
      return formPage(context, services, "signIn", { values, problems, failure: null }, 400);
    }
    const accountId = await findAccount(queries, userName, password);
    if (accountId === null) {
      return formPage(context, services, "signIn", { values, problems: {}, failure: "wrongCredentials" }, 401);
    }
    return await signedIn(context, services, accountId);
  });

  app.post("/register", limitSignIns, async (context) => {
    const form = await readForm(context.req.raw);
    const registration: Registration = {
      userName: form.get("userName") ?? "",
      password: form.get("password") ?? "",
      nickname: form.get("nickname") ?? "",
      country: form.get("country") ?? "",
    };
    const { password, ...values } = registration;
    if (!hasFormToken(context.req.raw, form)) return formPage(context, services, "register", expired(values), 403);
    const problems = problemsOf(registration);
    if (Object.keys(problems).length > 0) {
      return formPage(context, services, "register", { values, problems, failure: null }, 400);
    }
    const accountId = await createAccount(queries, registration, context.var.now);
    if (accountId === null) {
      const taken: FieldProblems = { userName: "userNameTaken" };
      return formPage(context, services, "register", { values, problems: taken, failure: null }, 409);
    }
    return await signedIn(context, services, accountId);
  });

  app.get("/sso", async (context) => {
    const redeemed = await redeemSsoCode(queries, context.req.query("code") ?? "", context.var.now);
    if (redeemed === null) return Response.redirect(new URL("/login", context.req.url), 302);
    const headers = new Headers({ Location: redeemed.target, "Cache-Control": "no-store" });
    const hasSession = readCookie(context.req.raw, SESSION_COOKIE) !== null;
    if (!hasSession) headers.append("Set-Cookie", await sessionCookie(context, services, redeemed.accountId));
    return new Response(null, { status: 302, headers });
  });
}

/** The sign-in page's own answer to too many attempts. */
export function refuseSignIn(services: Services): (context: PageContext) => Response {
  return (context) => {
    const kind = context.req.path === "/register" ? "register" : "signIn";
    const answer = formPage(context, services, kind, { ...FRESH, failure: "tooManyAttempts" }, 429);
    answer.headers.set("Retry-After", String(RATE_WINDOW_SECONDS));
    return answer;
  };
}

function formPage(context: PageContext, services: Services, kind: FormKind, state: FormState, status = 200): Response {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.signInTexts);
  const formToken = formTokenOf(request) ?? randomBytes(16).toString("base64url");
  const form = { voice, formToken, state, returnPath: safeReturnPath(context.req.query("return_url") ?? null) };
  const cookie = { name: FORM_COOKIE, value: formToken, maxAgeSeconds: FORM_SECONDS, sameSite: "Strict" } as const;
  return pageAnswer({
    title: voice.text(kind === "signIn" ? "signInTitle" : "registerTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body: kind === "signIn" ? signInBody(form, services.environment !== "live") : registerBody(form),
    status,
    headers: new Headers({ "Set-Cookie": serializeCookie(request, cookie), Vary: "Cookie, Accept-Language" }),
  });
}

function expired(values: FormState["values"]): FormState {
  return { values, problems: {}, failure: "formExpired" };
}

async function signedIn(context: PageContext, services: Services, accountId: string): Promise<Response> {
  const oldToken = readCookie(context.req.raw, SESSION_COOKIE);
  if (oldToken !== null) await endSession(services.database.queries, oldToken);
  return new Response(null, {
    status: 303,
    headers: {
      Location: safeReturnPath(context.req.query("return_url") ?? null),
      "Cache-Control": "no-store",
      "Set-Cookie": await sessionCookie(context, services, accountId),
    },
  });
}

async function sessionCookie(context: PageContext, services: Services, accountId: string): Promise<string> {
  const { token } = await startSession(services.database.queries, accountId, context.var.now);
  return serializeCookie(context.req.raw, {
    name: SESSION_COOKIE,
    value: token,
    maxAgeSeconds: SESSION_SECONDS,
    sameSite: "Lax",
  });
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new CallRefusal(415, "UNSUPPORTED_MEDIA_TYPE", "The form must be application/x-www-form-urlencoded.");
  }
  return new URLSearchParams(await readText(request, MOST_FORM_BYTES));
}

function formTokenOf(request: Request): string | null {
  const token = readCookie(request, FORM_COOKIE);
  return token !== null && FORM_TOKEN.test(token) ? token : null;
}

function hasFormToken(request: Request, form: URLSearchParams): boolean {
  const expected = formTokenOf(request);
  const given = form.get("form_token") ?? "";
  if (expected === null || !FORM_TOKEN.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
