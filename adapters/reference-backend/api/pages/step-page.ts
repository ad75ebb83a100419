import { backLink } from "./back-link.ts";
import { html, type SafeMarkup } from "./html.ts";
import type { PageVoice } from "./page-voice.ts";
import { revealButton } from "./sign-in-page.ts";

export interface StepPage {
  readonly voice: PageVoice;
  /** Address that the sign of the store leads to. */
  readonly backAddress: string;
  readonly formToken: string;
  readonly title: string;
  readonly lead: SafeMarkup | string;
  /** Error text above the form; `null` if there is none. */
  readonly failure?: string | null;
  readonly form?: StepForm;
  readonly other?: { readonly address: string; readonly text: string };
}

interface StepForm {
  readonly address: string;
  /** Token of the link that led here. */
  readonly linkToken?: string;
  readonly field?: StepField;
  readonly button: string;
}

interface StepField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "password";
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string;
  readonly problem: string | null;
}

/** One step outside the sign-in itself: a text, at most one field, and a button. */
export function stepBody(page: StepPage): SafeMarkup {
  const { voice, backAddress, title, lead, failure = null, other } = page;
  return html`<main class="centre"><div class="card">
${backLink(backAddress, voice.text("backToStore"))}
<h1>${title}</h1>
<p class="lead">${lead}</p>
${failure === null ? null : html`<p class="banner" role="alert">${failure}</p>`}
${stepForm(page)}
${other === undefined ? null : html`<p class="other"><a href="${other.address}">${other.text}</a></p>`}
</div></main>`;
}

function stepForm({ voice, formToken, form }: StepPage): SafeMarkup | null {
  if (form === undefined) return null;
  const { address, linkToken, field, button } = form;
  return html`<form method="post" action="${address}" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
${linkToken === undefined ? null : html`<input type="hidden" name="token" value="${linkToken}">`}
${field === undefined ? null : stepField(voice, field)}
<button type="submit">${button}</button></form>`;
}

function stepField(voice: PageVoice, field: StepField): SafeMarkup {
  const { name, label, type, autocomplete, hint, value = "", problem } = field;
  const described = [hint === undefined ? "" : `${name}-hint`, problem === null ? "" : `${name}-problem`];
  const ids = described.filter((id) => id !== "").join(" ");
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" dir="ltr" required autofocus value="${value}"${ids === "" ? null : html` aria-describedby="${ids}"`}${problem === null ? null : html` aria-invalid="true"`}>
${type === "password" ? revealButton(voice, name) : null}
${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem === null ? null : html`<p class="wrong" id="${name}-problem">${problem}</p>`}</div>`;
}
