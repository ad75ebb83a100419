import type { Context } from "hono";
import { rememberDevice } from "../domain/accounts/known-device.ts";
import { issueSession } from "../domain/session/issue-session.ts";
import type { UsedSecondFactor } from "../domain/session/pending-sign-ins.ts";
import { endSession } from "../domain/session/sessions.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";

/** Signs the browser in, replaces its present session, and redirects to `location`. */
export async function answerSignedIn(
  context: Context<BackendEnvironment>,
  services: Services,
  input: {
    readonly accountId: string;
    readonly secondFactor: UsedSecondFactor;
    readonly location: string;
  },
): Promise<Response> {
  const { accountId, secondFactor, location } = input;
  const { traceId, now } = context.var;
  const { queries } = services.database;
  const oldToken = services.sessionCookie.read(context.req.raw);
  if (oldToken !== null) await endSession(queries, oldToken);
  const cookie = await issueSession(services, context.req.raw, accountId, now);
  logSecurityEvent(services.logger, { event: "sign_in_succeeded", account: accountId, secondFactor }, traceId);
  const answer = new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
  answer.headers.append("Set-Cookie", cookie);
  const device = await rememberDevice(queries, context.req.raw, accountId);
  if (device !== null) answer.headers.append("Set-Cookie", device);
  return answer;
}
