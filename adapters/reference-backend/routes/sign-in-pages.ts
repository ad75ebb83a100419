import type { Context, Hono, MiddlewareHandler } from "hono";
import { type FieldProblems, problemsOf, type Registration } from "../accounts/account-form.ts";
import { createAccount, findAccount } from "../accounts/accounts.ts";
import { checkSignInAllowed, clearSignInFailures } from "../accounts/sign-in-limits.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { RATE_WINDOW_SECONDS } from "../http/rate-limit.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { pageVoiceFor } from "../pages/page-voice.ts";
import { type FormState, registerBody, signInBody } from "../pages/sign-in-page.ts";
import type { Services } from "../services.ts";
import { safeReturnPath } from "../session/return-path.ts";
import { readCookie, SESSION_COOKIE, serializeCookie } from "../session/session-cookie.ts";
import { endSession, SESSION_SECONDS, startSession } from "../session/sessions.ts";
import { redeemSsoCode } from "../session/sso.ts";

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
    const attempt = { userName, clientAddress: context.env.clientAddress, now: context.var.now };
    const permission = await checkSignInAllowed(queries, attempt);
    if (!permission.isAllowed)
      return tooManyAttempts(context, services, "signIn", { waitMs: permission.waitMs, values });
    const accountId = await findAccount(queries, userName, password);
    if (accountId === null) {
      return formPage(context, services, "signIn", { values, problems: {}, failure: "wrongCredentials" }, 401);
    }
    await clearSignInFailures(queries, attempt);
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
    return tooManyAttempts(context, services, kind, { waitMs: RATE_WINDOW_SECONDS * 1_000, values: {} });
  };
}

/** Says how long to wait. The log line carries no personal data. */
function tooManyAttempts(
  context: PageContext,
  services: Services,
  kind: FormKind,
  { waitMs, values }: { readonly waitMs: number; readonly values: FormState["values"] },
): Response {
  const waitSeconds = Math.ceil(waitMs / 1_000);
  services.logger.warn("A sign-in has to wait", {
    event: "sign_in_limited",
    waitSeconds,
    traceId: context.var.traceId,
  });
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const state: FormState = { values, problems: {}, failure: "tooManyAttempts", waitMinutes };
  const answer = formPage(context, services, kind, state, 429);
  answer.headers.set("Retry-After", String(waitSeconds));
  return answer;
}

function formPage(context: PageContext, services: Services, kind: FormKind, state: FormState, status = 200): Response {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const { formToken, cookie } = formCookieOf(request);
  const form = { voice, formToken, state, returnPath: safeReturnPath(context.req.query("return_url") ?? null) };
  return pageAnswer({
    title: voice.text(kind === "signIn" ? "signInTitle" : "registerTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body: kind === "signIn" ? signInBody(form, services.environment !== "live") : registerBody(form),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
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
