import type { PageTexts } from "#adapters/reference-backend/services.ts";
import { backLink } from "./back-link.ts";
import { html } from "./html.ts";
import { pageAnswer } from "./page-answer.ts";
import { pageVoiceFor } from "./page-voice.ts";

interface Failure {
  readonly status: number;
  /** Seconds before another attempt makes sense. */
  readonly retryAfterSeconds?: number | undefined;
  /** Page that the player comes from; none where the answering process does not know it. */
  readonly backAddress?: string;
}

/**
 * Page in place of one that could not be made, with a link that tries again. A form is sent again by the browser, which
 * keeps its input.
 */
export function failurePage(
  request: Request,
  pageTexts: PageTexts,
  { status, retryAfterSeconds, backAddress }: Failure,
): Response {
  const { locale, theme, text } = pageVoiceFor(request, pageTexts);
  const { pathname, search } = new URL(request.url);
  const again =
    request.method === "GET" ? html`<p class="other"><a href="${pathname + search}">${text("tryAgain")}</a></p>` : null;
  const body = html`<main class="centre"><div class="card">
${backAddress === undefined ? null : backLink(backAddress, text("backToStore"))}
<h1>${text("errorTitle")}</h1>
<p class="lead">${text("errorText")}</p>
${again}
</div></main>`;
  const headers = new Headers(retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) });
  return pageAnswer({ title: text("errorTitle"), locale, theme, body, status, headers, hasSecretAddress: true });
}
