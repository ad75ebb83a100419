import { isForPage } from "#adapters/http/is-for-page.ts";
import { html } from "#adapters/reference-backend/api/pages/html.ts";
import { pageAnswer } from "#adapters/reference-backend/api/pages/page-answer.ts";
import { pageVoiceFor } from "#adapters/reference-backend/api/pages/page-voice.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { createPageTexts } from "./page-texts.ts";

/** Error of a request that the server does not answer or forward, in the envelope of every publisher service. */
export interface CallRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds before another attempt makes sense. */
  readonly retryAfterSeconds?: number;
}

const pageTexts = createPageTexts();

/** Refuses a request: with a page in the player's language where a page was asked for, else with the envelope of the calls. */
export function refuseCall(request: Request, { status, code, message, retryAfterSeconds }: CallRefusal): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (isForPage(request)) return refusalPage(request, status, headers);
  const traceId = request.headers.get(PUBLISHER_HEADERS.traceId) ?? crypto.randomUUID();
  return Response.json({ error: { code, message, trace_id: traceId } }, { status, headers });
}

/** Says that something went wrong, with a link that tries again. A form is sent again by the browser, which keeps its input. */
function refusalPage(request: Request, status: number, headers: Headers): Response {
  const { locale, theme, text } = pageVoiceFor(request, pageTexts);
  const { pathname, search } = new URL(request.url);
  const again =
    request.method === "GET" ? html`<p class="other"><a href="${pathname + search}">${text("tryAgain")}</a></p>` : null;
  const body = html`<main class="centre"><div class="card">
<h1>${text("errorTitle")}</h1>
<p class="lead">${text("errorText")}</p>
${again}
</div></main>`;
  return pageAnswer({ title: text("errorTitle"), locale, theme, body, status, headers });
}
