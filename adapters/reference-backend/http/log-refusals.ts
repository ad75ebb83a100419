import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import type { BackendEnvironment } from "./backend-environment.ts";
import type { CallRefusal } from "./call-refusal.ts";

/** Logs each 403 response. */
export function logRefusals({ logger }: Pick<Services, "logger">): MiddlewareHandler<BackendEnvironment> {
  return async (context, next) => {
    await next();
    if (context.res.status !== 403) return;
    // Patterns such as `/api/…/:id`: the address itself can name players. Those of the middleware end in a star.
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith("*"))?.path ?? "";
    const { scope, refusalReason, traceId } = context.var as Partial<typeof context.var>;
    const account = scope?.session?.player.accountId ?? null;
    const { method } = context.req;
    // Pages answer with 403 themselves where the token of their form is missing.
    const reason = refusalReason ?? "form_token";
    logSecurityEvent(logger, { event: "access_refused", account, method, route, reason }, traceId);
  };
}

/** Name of the reason for a refusal: that of its details, else its code. */
export function reasonOf({ code, details }: CallRefusal): string {
  const hasReason = typeof details === "object" && details !== null && "reason" in details;
  return hasReason ? String(details.reason) : String(code);
}
