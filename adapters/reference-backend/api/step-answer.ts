import type { Context } from "hono";
import { originOfAddress } from "../domain/session/return-address.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { formCookieOf } from "../http/page-form.ts";
import type { Services } from "../services.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { SHOW_PASSWORD_SCRIPT } from "./pages/show-password-script.ts";
import { type StepPage, stepBody } from "./pages/step-page.ts";
import { addressesOf } from "./sign-in-steps.ts";

type PageContext = Context<BackendEnvironment>;

/** A link that was used, is too old, was replaced or never was: all the same. */
export function linkOverPage(context: PageContext, services: Services): Response {
  const { text } = pageVoiceFor(context.req.raw, services.pageTexts);
  return stepPage(context, services, { title: text("linkOverTitle"), lead: text("linkOverLead") }, 410);
}

type Step = Omit<StepPage, "voice" | "formToken" | "backAddress">;

/** Answers with the page of a step, and with the cookie of its form. */
export function stepPage(context: PageContext, services: Services, step: Step, status = 200): Response {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const { returnAddress } = addressesOf(context, services);
  const { formToken, cookie } = formCookieOf(request);
  return pageAnswer({
    title: step.title,
    locale: voice.locale,
    theme: voice.theme,
    body: stepBody({ ...step, voice, formToken, backAddress: returnAddress }),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    ...(step.form?.field?.type === "password" ? { script: SHOW_PASSWORD_SCRIPT } : {}),
    formOrigin: originOfAddress(returnAddress),
    hasSecretAddress: true,
  });
}
