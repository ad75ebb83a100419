import type { Context, MiddlewareHandler } from "hono";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { readForm } from "../http/page-form.ts";
import { RATE_WINDOW_SECONDS } from "../http/rate-limit.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { PASSKEY_PATH } from "./pages/passkey-form.ts";
import { FORGOT_PASSWORD_PATH } from "./pages/sign-in-page.ts";

type PageContext = Context<BackendEnvironment>;

/** Limits the requests of a form; `page` answers those beyond the limit. */
export type LimitForm = (page: LimitedPage) => MiddlewareHandler<BackendEnvironment>;

export function createFormLimit(limit: MiddlewareHandler<BackendEnvironment>): LimitForm {
  return (page) => (context, next) => {
    context.set("limitedPage", page);
    return limit(context, next);
  };
}

const LIMITED_STEPS = [
  ["/register", "registration"],
  ["/login/code", "second_factor"],
  [FORGOT_PASSWORD_PATH, "recovery"],
  [PASSKEY_PATH, "passkey"],
] as const;

/** Answers a form that was sent too often with its page. The log line carries no personal data. */
export function refuseForm(services: Pick<Services, "logger">): (context: PageContext) => Promise<Response> {
  return async (context) => {
    const { path } = context.req;
    const waitSeconds = RATE_WINDOW_SECONDS;
    const step = LIMITED_STEPS.find(([start]) => path.startsWith(start))?.[1] ?? "password";
    logSecurityEvent(services.logger, { event: "sign_in_limited", step, waitSeconds }, context.var.traceId);
    const form = await readForm(context.req.raw);
    const answer = await context.var.limitedPage(context, { form, waitMinutes: Math.ceil(waitSeconds / 60) });
    answer.headers.set("Retry-After", String(waitSeconds));
    return answer;
  };
}
