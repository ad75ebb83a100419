import type { Context, Hono } from "hono";
import { hasInk } from "#core/texts/visible-text.ts";
import { readSecondFactor, realTimeOf, takeSecondFactorCode } from "../domain/accounts/second-factor.ts";
import { checkSignInAllowed, clearSignInFailures } from "../domain/accounts/sign-in-limits.ts";
import {
  beginPendingSignIn,
  countCodeTry,
  expiredPendingCookie,
  findPendingSignIn,
  takePendingSignIn,
} from "../domain/session/pending-sign-ins.ts";
import { originOfAddress } from "../domain/session/return-address.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { askBeforeSignIn } from "./closed-account-pages.ts";
import type { LimitForm } from "./limited-forms.ts";
import { codeAddress, codeBody } from "./pages/code-page.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { answerSignedIn } from "./sign-in-answer.ts";
import { addressesOf, redirect, signInAddress } from "./sign-in-steps.ts";

type PageContext = Context<BackendEnvironment>;

const PATH = "/login/code";
const STEP = "second_factor";

/** Redirects to the page that asks for a code, after the password was right. */
export async function askForCode(context: PageContext, services: Services, accountId: string): Promise<Response> {
  const { queries } = services.database;
  const cookie = await beginPendingSignIn(queries, context.req.raw, { accountId, step: STEP, now: context.var.now });
  return redirect(codeAddress(addressesOf(context, services), false), cookie);
}

/** The second step of the sign-in. It works without scripts, and only in the browser that gave the password. */
export function serveSecondFactor(app: Hono<BackendEnvironment>, services: Services, limitForm: LimitForm): void {
  const { queries } = services.database;

  app.get(PATH, async (context) => {
    const pending = await findPendingSignIn(queries, context.req.raw, { step: STEP, now: context.var.now });
    return pending === null ? redirect(signInAddress(context, services)) : codePage(context, services, null);
  });

  const whenLimited: LimitedPage = async (context, { waitMinutes }) => {
    const pending = await findPendingSignIn(queries, context.req.raw, { step: STEP, now: context.var.now });
    if (pending === null) return redirect(signInAddress(context, services));
    return codePage(context, services, { waitMinutes }, 429);
  };

  app.post(PATH, limitForm(whenLimited), async (context) => {
    const request = context.req.raw;
    const { now, traceId } = context.var;
    const form = await readForm(request);
    const pending = await findPendingSignIn(queries, request, { step: STEP, now });
    if (pending === null) return redirect(signInAddress(context, services), expiredPendingCookie(request));
    if (!hasFormToken(request, form)) return codePage(context, services, "formExpired", 403);
    const code = form.get("code") ?? "";
    if (!hasInk(code)) return codePage(context, services, "codeMissing", 400);
    const { clientAddress } = context.env;
    const attempt = { userName: pending.userName ?? "", clientAddress, knownBy: STEP, now };
    const permission = await checkSignInAllowed(queries, attempt);
    if (!permission.isAllowed) {
      const waitSeconds = Math.ceil(permission.waitMs / 1_000);
      logSecurityEvent(services.logger, { event: "sign_in_limited", step: STEP, waitSeconds }, traceId);
      const answer = codePage(context, services, { waitMinutes: Math.ceil(waitSeconds / 60) }, 429);
      answer.headers.set("Retry-After", String(waitSeconds));
      return answer;
    }
    const tried = await countCodeTry(queries, request, now);
    if (tried === null) {
      await takePendingSignIn(queries, request, { step: STEP, now });
      return redirect(signInAddress(context, services), expiredPendingCookie(request));
    }
    const { accountId } = tried;
    const time = await realTimeOf(services, now);
    const kind = await takeSecondFactorCode(queries, { accountId, code, time });
    if (kind === null) {
      logSecurityEvent(services.logger, { event: "sign_in_failed", account: accountId, step: STEP }, traceId);
      return codePage(context, services, "wrongCode", 401);
    }
    if ((await takePendingSignIn(queries, request, { step: STEP, now })) === null) {
      return redirect(signInAddress(context, services), expiredPendingCookie(request));
    }
    if (kind === "recovery") {
      const { recoveryCodesLeft: left } = await readSecondFactor(queries, accountId);
      logSecurityEvent(services.logger, { event: "recovery_code_used", account: accountId, left }, traceId);
    }
    await clearSignInFailures(queries, attempt);
    const signIn = { accountId, secondFactor: kind };
    const question = await askBeforeSignIn(context, services, signIn);
    if (question !== null) return question;
    const location = addressesOf(context, services).returnAddress;
    const answer = await answerSignedIn(context, services, { ...signIn, location });
    answer.headers.append("Set-Cookie", expiredPendingCookie(request));
    return answer;
  });
}

type Problem = "formExpired" | "codeMissing" | "wrongCode" | { readonly waitMinutes: number };

function codePage(context: PageContext, services: Services, problem: Problem | null, status = 200): Response {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const say = (wrong: Problem) =>
    typeof wrong === "string" ? voice.text(wrong) : voice.counted("tooManyAttempts", wrong.waitMinutes);
  const { formToken, cookie } = formCookieOf(request);
  const addresses = addressesOf(context, services);
  return pageAnswer({
    title: voice.text("codeTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body: codeBody({
      voice,
      formToken,
      ...addresses,
      isRecovery: context.req.query("by") === "recovery",
      problem: problem === null ? null : say(problem),
    }),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    formOrigin: originOfAddress(addresses.returnAddress),
  });
}
