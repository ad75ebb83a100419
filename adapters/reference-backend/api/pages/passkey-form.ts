import { html, type SafeMarkup } from "./html.ts";
import { addressOf, type FormContext } from "./sign-in-page.ts";

export const PASSKEY_PATH = "/login/passkey";
export const PASSKEY_OPTIONS_PATH = "/login/passkey/options";

/** The button that signs in with a passkey; `PASSKEY_SCRIPT` shows it where the browser can. */
export function passkeyForm(context: Omit<FormContext, "state">): SafeMarkup {
  const { text } = context.voice;
  return html`<form id="passkey" class="passkey" method="post" action="${addressOf(PASSKEY_PATH, context)}" hidden data-options="${PASSKEY_OPTIONS_PATH}" data-not-used="${text("passkeyNotUsed")}" data-failed="${text("passkeyFailed")}">
<input type="hidden" name="form_token" value="${context.formToken}"><input type="hidden" name="credential" value="">
<button type="button">${text("signInWithPasskey")}</button>
<p class="wrong" role="alert"></p>
<p class="or">${text("orWithPassword")}</p></form>`;
}
