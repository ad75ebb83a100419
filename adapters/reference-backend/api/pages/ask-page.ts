import { backLink } from "./back-link.ts";
import { html, type SafeMarkup } from "./html.ts";

export interface AskPage {
  readonly title: SafeMarkup | string;
  readonly lead: SafeMarkup | string;
  readonly back: Choice;
  readonly formToken: string;
  /** Address that the form is sent to, and the word on its button. */
  readonly yes: Choice;
  readonly no: Choice;
}

interface Choice {
  readonly address: string;
  readonly text: SafeMarkup | string;
}

/** Fills the placeholders of a text with names of players, each isolated from the text direction. */
export function textWithNames(text: string, names: Readonly<Record<string, string>>): SafeMarkup {
  const parts = text.split(/\{\{(\w+)\}\}/);
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : html`<bdi>${names[part] ?? ""}</bdi>`))}`;
}

/** A page with one question: a form to accept, and a link to decline. */
export function askBody(page: AskPage): SafeMarkup {
  return html`<main class="centre"><div class="card">
${backLink(page.back.address, page.back.text)}
<h1>${page.title}</h1>
<p class="lead">${page.lead}</p>
<form method="post" action="${page.yes.address}">
<input type="hidden" name="form_token" value="${page.formToken}">
<button type="submit">${page.yes.text}</button></form>
<p class="other"><a href="${page.no.address}">${page.no.text}</a></p>
</div></main>`;
}
