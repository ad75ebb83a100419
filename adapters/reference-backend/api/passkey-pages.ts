import type { Context, Hono } from "hono";
import { issueChallenge, PASSKEY_CHALLENGE_MS } from "../domain/accounts/passkey-challenges.ts";
import { checkPasskey } from "../domain/accounts/passkeys.ts";
import { maySignIn } from "../domain/accounts/ready-accounts.ts";
import type { BackendEnvironment, LimitedPage } from "../http/backend-environment.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import { hasFormToken, readForm } from "../http/page-form.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { PasskeyRealm, Services } from "../services.ts";
import { askBeforeSignIn } from "./closed-account-pages.ts";
import type { LimitForm } from "./limited-forms.ts";
import { PASSKEY_OPTIONS_PATH, PASSKEY_PATH } from "./pages/passkey-form.ts";
import { answerSignedIn } from "./sign-in-answer.ts";
import { addressesOf } from "./sign-in-steps.ts";

type PageContext = Context<BackendEnvironment>;

/** Answers with the sign-in page, which says what went wrong. */
type RefusePasskey = (
  context: PageContext,
  failure: "formExpired" | "passkeyFailed",
  status: number,
) => Promise<Response>;

/** The realm of passkeys on the sign-in page that a request is for; `null` where it offers none. */
export function passkeyRealmOfPage({ passkeyRealm }: Services, request: Request): PasskeyRealm | null {
  const realm = passkeyRealm(request);
  return realm?.signInOrigin === new URL(request.url).origin ? realm : null;
}

/** Sign-in with a passkey: it is both factors, as the device asks for its owner. Changed terms are asked for as after a password. */
export function servePasskeySignIn(
  app: Hono<BackendEnvironment>,
  services: Services,
  limitForm: LimitForm,
  input: {
    readonly refuse: RefusePasskey;
    readonly whenLimited: LimitedPage;
    /** Of challenges, which each opened sign-in page asks for. */
    readonly limitChallenges: LimitForm;
  },
): void {
  const { queries } = services.database;
  const { refuse, whenLimited, limitChallenges } = input;

  app.post(PASSKEY_OPTIONS_PATH, limitChallenges(whenLimited), async (context) => {
    const request = context.req.raw;
    const form = await readForm(request);
    const realm = passkeyRealmOfPage(services, request);
    if (realm === null) throw new CallRefusal(404, "NOT_FOUND", "There are no passkeys at this address.");
    if (!hasFormToken(request, form)) throw new CallRefusal(403, "FORM_EXPIRED", "The form has expired.");
    const challenge = await issueChallenge(queries, holderOf(form), context.var.now);
    const options = { challenge, rpId: realm.rpId, timeout: PASSKEY_CHALLENGE_MS };
    return context.json(options, 200, { "Cache-Control": "no-store" });
  });

  app.post(PASSKEY_PATH, limitForm(whenLimited), async (context) => {
    const request = context.req.raw;
    const { now, traceId } = context.var;
    const form = await readForm(request);
    if (!hasFormToken(request, form)) return await refuse(context, "formExpired", 403);
    const realm = passkeyRealmOfPage(services, request);
    const answer = form.get("credential") ?? "";
    const signIn =
      realm === null
        ? { ok: false as const, accountId: null }
        : await checkPasskey(queries, { answer, realm, holder: holderOf(form), now });
    const { accountId } = signIn;
    if (!signIn.ok || !maySignIn(signIn.accountId, services, request)) {
      logSecurityEvent(services.logger, { event: "sign_in_failed", account: accountId, step: "passkey" }, traceId);
      return await refuse(context, "passkeyFailed", 401);
    }
    const proven = { accountId: signIn.accountId, secondFactor: "passkey" } as const;
    const question = await askBeforeSignIn(context, services, proven);
    if (question !== null) return question;
    const location = addressesOf(context, services).returnAddress;
    return await answerSignedIn(context, services, { ...proven, location });
  });
}

const holderOf = (form: URLSearchParams) => ({ form: form.get("form_token") ?? "" });
