import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import type { Queries } from "../database/database.ts";
import { accounts } from "../database/schema/index.ts";
import { isSpeculative } from "../domain/session/is-speculative.ts";
import { issueSession } from "../domain/session/issue-session.ts";
import {
  beginPendingSignIn,
  expiredPendingCookie,
  findPendingSignIn,
  takePendingSignIn,
} from "../domain/session/pending-sign-ins.ts";
import { endSession, type Session } from "../domain/session/sessions.ts";
import { redeemSsoCode } from "../domain/session/sso.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { forbidden } from "../http/call-refusal.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { sessionOf } from "../http/request-scope.ts";
import { refererOriginOf } from "../http/same-origin.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { askBody, textWithNames } from "./pages/ask-page.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";

type PageContext = Context<BackendEnvironment>;

const PATH = "/sso";
const STEP = "single_sign_on";

/**
 * Target of single sign-on links. A browser of the same player continues without a question. The page asks first if
 * another account is signed in, if the code was issued to another network address, or if the store itself has not led
 * here: an attacker may want the player to act in a foreign account.
 */
export function serveSso(app: Hono<BackendEnvironment>, services: Services): void {
  const { queries } = services.database;

  app.get(PATH, async (context) => {
    const request = context.req.raw;
    const { now } = context.var;
    if (request.method === "HEAD" || isSpeculative(request)) {
      throw forbidden("sign_in_not_asked_for", "Only players sign in, not pages for them.");
    }
    const { clientAddress } = context.env;
    const grant = await redeemSsoCode(queries, { code: context.req.query("code") ?? "", clientAddress, now });
    if (grant === null || services.closedAccounts.has(grant.accountId)) return redirect(302, services.addresses.signIn);
    const { accountId, target } = grant;
    const session = await currentSession(context, services);
    if (session?.player.accountId === accountId) return redirect(302, target);
    const isOwnWay = grant.isFromSameAddress && isLedByStoreOrApp(request, services);
    if (session === null && isOwnWay) return await signOn(context, services, { accountId, target });
    const cookie = await beginPendingSignIn(queries, request, { accountId, step: STEP, target, now });
    const answer = await askPage(context, services, { nickname: await nicknameOf(queries, accountId), target });
    answer.headers.append("Set-Cookie", cookie);
    return answer;
  });

  app.post(PATH, async (context) => {
    const request = context.req.raw;
    const asked = { step: STEP, now: context.var.now } as const;
    const form = await readForm(request);
    const pending = await findPendingSignIn(queries, request, asked);
    if (pending === null) return redirect(303, services.addresses.signIn);
    const { nickname, target } = pending;
    if (!hasFormToken(request, form))
      return await askPage(context, services, { nickname, target: target ?? services.addresses.store }, 403);
    const taken = await takePendingSignIn(queries, request, asked);
    if (taken === null) return redirect(303, services.addresses.signIn);
    const answer = await signOn(context, services, {
      accountId: taken.accountId,
      target: taken.target ?? services.addresses.store,
    });
    answer.headers.append("Set-Cookie", expiredPendingCookie(request));
    return answer;
  });
}

/**
 * Whether the store has opened the link from another host of its site, or the mobile app by itself, whose web view has no
 * page before. Many players can share a network, and a link in a chat comes from nowhere. Where the store is at the same
 * origin, it opens links only for the player whose session is there.
 */
function isLedByStoreOrApp(
  request: Request,
  { allowedOrigins, appMarks }: Pick<Services, "allowedOrigins" | "appMarks">,
): boolean {
  const site = request.headers.get("Sec-Fetch-Site") ?? "none";
  if (site === "same-site") return allowedOrigins.includes(refererOriginOf(request) ?? "");
  if (site !== "none") return false;
  const userAgent = request.headers.get("User-Agent") ?? "";
  return appMarks.some((mark) => mark !== "" && userAgent.includes(mark));
}

/** Asks whether to continue with the account of a link. */
async function askPage(
  context: PageContext,
  services: Services,
  { nickname, target }: { readonly nickname: string; readonly target: string },
  status = 200,
): Promise<Response> {
  const request = context.req.raw;
  const voice = pageVoiceFor(request, services.pageTexts);
  const { formToken, cookie } = formCookieOf(request);
  const other = (await currentSession(context, services))?.player.nickname;
  const say = (key: string) => textWithNames(voice.text(key), { nickname, other: other ?? "" });
  return pageAnswer({
    title: voice.text("continueTitle").replace("{{nickname}}", nickname),
    locale: voice.locale,
    theme: voice.theme,
    body: askBody({
      title: say("continueTitle"),
      lead: say(other === undefined ? "continueLead" : "continueLeadOther"),
      back: { address: services.addresses.store, text: voice.text("backToStore") },
      formToken,
      yes: { address: PATH, text: say("continueAs") },
      no:
        other === undefined
          ? { address: services.addresses.store, text: say("continueNot") }
          : { address: target, text: say("stayAs") },
    }),
    status,
    headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    formOrigin: URL.canParse(target) ? new URL(target).origin : null,
  });
}

function currentSession(context: PageContext, services: Services): Promise<Session | null> {
  return sessionOf(context.req.raw, services, { now: context.var.now, use: { shell: null } });
}

/** Signs the browser in, replaces its present session, and redirects to the address of the link. */
async function signOn(
  context: PageContext,
  services: Services,
  { accountId, target }: { readonly accountId: string; readonly target: string },
): Promise<Response> {
  const { queries } = services.database;
  const request = context.req.raw;
  const oldToken = services.sessionCookie.read(request);
  const replaced = oldToken === null ? null : await endSession(queries, oldToken);
  const cookie = await issueSession(services, request, accountId, context.var.now);
  logSecurityEvent(services.logger, { event: "sso_used", account: accountId, replaced }, context.var.traceId);
  const answer = redirect(request.method === "POST" ? 303 : 302, target);
  answer.headers.append("Set-Cookie", cookie);
  return answer;
}

async function nicknameOf(queries: Queries, accountId: string): Promise<string> {
  const [account] = await queries
    .select({ nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.nickname ?? "";
}

function redirect(status: 302 | 303, location: string): Response {
  return new Response(null, { status, headers: { Location: location, "Cache-Control": "no-store" } });
}
