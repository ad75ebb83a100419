import { backLink } from "./back-link.ts";
import { html, type SafeMarkup } from "./html.ts";
import type { PageVoice } from "./page-voice.ts";

export interface CodePage {
  readonly voice: PageVoice;
  readonly formToken: string;
  /** Address that the player is redirected to after signing in. */
  readonly returnAddress: string;
  /** Front page of the store. */
  readonly storeAddress: string;
  /** Shows the field for a recovery code instead of an app code; the server accepts both in either field. */
  readonly isRecovery: boolean;
  /** Error text for the code; `null` if there is none. */
  readonly problem: string | null;
}

/** Second step of the sign-in: a code of the authenticator app or a recovery code. */
export function codeBody(page: CodePage): SafeMarkup {
  const { voice, formToken, returnAddress, isRecovery, problem } = page;
  const { text } = voice;
  const keyboard = isRecovery ? html` autocapitalize="characters"` : html` inputmode="numeric"`;
  const wrong = problem === null ? null : html` aria-describedby="code-problem" aria-invalid="true"`;
  return html`<main class="centre"><div class="card">
${backLink(returnAddress, text("backToStore"))}
<h1>${text("codeTitle")}</h1>
<p class="lead">${text(isRecovery ? "recoveryCodeLead" : "codeLead")}</p>
<form method="post" action="${codeAddress(page, isRecovery)}" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
<div class="field"><label for="code">${text(isRecovery ? "recoveryCode" : "code")}</label>
<input id="code" name="code" type="text" autocomplete="${isRecovery ? "off" : "one-time-code"}"${keyboard} spellcheck="false" dir="ltr" required autofocus${wrong}>
${problem === null ? null : html`<p class="wrong" id="code-problem">${problem}</p>`}</div>
<button type="submit">${text("signIn")}</button></form>
<p class="other"><a href="${codeAddress(page, !isRecovery)}">${text(isRecovery ? "useAppCode" : "useRecoveryCode")}</a></p>
</div></main>`;
}

/** Address of the page, including the return address. */
export function codeAddress(
  { returnAddress, storeAddress }: Pick<CodePage, "returnAddress" | "storeAddress">,
  isRecovery: boolean,
): string {
  const query = new URLSearchParams();
  if (isRecovery) query.set("by", "recovery");
  if (returnAddress !== storeAddress) query.set("return_url", returnAddress);
  return query.size === 0 ? "/login/code" : `/login/code?${query}`;
}
