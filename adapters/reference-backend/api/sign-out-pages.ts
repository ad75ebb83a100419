import type { Context, Hono } from "hono";
import { originOfAddress } from "../domain/session/return-address.ts";
import { endSession } from "../domain/session/sessions.ts";
import { decideSignOut } from "../domain/session/sign-out-request.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { forbidden } from "../http/call-refusal.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { askBody } from "./pages/ask-page.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";

const PATH = "/logout";

/** Guards `GET /logout`, which the call `signOut` answers: players who come from another site must confirm. */
export function serveSignOut(app: Hono<BackendEnvironment>, services: Services): void {
  app.get(PATH, async (context, next) => {
    const decision = decideSignOut(context.req.raw, services.allowedOrigins);
    if (decision === "ask") return askPage(context, services);
    if (decision === "refuse") throw forbidden("sign_out_not_asked_for", "Only players sign out, not pages for them.");
    await next();
    return;
  });

  app.post(PATH, async (context) => {
    const request = context.req.raw;
    if (!hasFormToken(request, await readForm(request))) return askPage(context, services, 403);
    const token = services.sessionCookie.read(request);
    const accountId = token === null ? null : await endSession(services.database.queries, token);
    if (accountId !== null) {
      logSecurityEvent(services.logger, { event: "signed_out", account: accountId }, context.var.traceId);
    }
    const headers = {
      Location: services.addresses.store,
      "Cache-Control": "no-store",
      "Set-Cookie": services.sessionCookie.expire(request),
    };
    return new Response(null, { status: 303, headers });
  });
}

function askPage(context: Context<BackendEnvironment>, services: Services, status = 200): Response {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const { formToken, cookie } = formCookieOf(request);
  return pageAnswer({
    title: voice.text("signOutTitle"),
    locale: voice.locale,
    theme: voice.theme,
    body: askBody({
      title: voice.text("signOutTitle"),
      lead: voice.text("signOutLead"),
      back: { address: services.addresses.store, text: voice.text("backToStore") },
      formToken,
      yes: { address: PATH, text: voice.text("signOut") },
      no: { address: services.addresses.store, text: voice.text("staySignedIn") },
    }),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    formOrigin: originOfAddress(services.addresses.store),
  });
}
