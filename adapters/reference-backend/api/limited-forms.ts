import type { Context, MiddlewareHandler } from "hono";
import { normalizeUserName } from "../domain/accounts/account-form.ts";
import { isUsedDevice, knownDeviceOf } from "../domain/accounts/known-device.ts";
import { findPendingSignIn } from "../domain/session/pending-sign-ins.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { hasFormToken, readForm } from "../http/page-form.ts";
import { networkOfRequest, RATE_WINDOW_SECONDS } from "../http/rate-limit.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { PASSKEY_PATH } from "./pages/passkey-form.ts";
import { FORGOT_PASSWORD_PATH } from "./pages/sign-in-page.ts";

type PageContext = Context<BackendEnvironment>;

/**
 * Limits the requests of a form, each form by itself; `page` answers those beyond the limit. A request without the token of
 * our pages is refused by the form and does not count: another form is left to everybody.
 */
export type LimitForm = (page: LimitedPage) => MiddlewareHandler<BackendEnvironment>;

export function createFormLimit(
  services: Pick<Services, "database">,
  limit: MiddlewareHandler<BackendEnvironment>,
): LimitForm {
  return (page) => async (context, next) => {
    context.set("limitedPage", page);
    if (!hasFormToken(context.req.raw, await readForm(context.req.raw))) return await next();
    const sender = await knownPlayerOrNetwork(context, services);
    context.set("formSender", sender && `${context.req.path} ${sender}`);
    return await limit(context, next);
  };
}

/**
 * Key that a form is counted for: its player where the browser is known as the player's, so that strangers of the network
 * cannot keep the player from signing in, else the network.
 */
async function knownPlayerOrNetwork(
  context: PageContext,
  { database: { queries } }: Pick<Services, "database">,
): Promise<string | undefined> {
  const network = networkOfRequest(context);
  const request = context.req.raw;
  if (network === undefined || !isUsedDevice(request)) return network;
  const typed = (await readForm(request)).get("userName");
  const asked = { step: "second_factor", now: context.var.now } as const;
  const userName = typed ?? (await findPendingSignIn(queries, request, asked))?.userName ?? "";
  const isKnown = (await knownDeviceOf(queries, request, userName)) !== null;
  return isKnown ? `player:${normalizeUserName(userName)}` : network;
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
