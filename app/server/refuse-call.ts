import { isForPage } from "#adapters/http/is-for-page.ts";
import { failurePage } from "#adapters/reference-backend/api/pages/failure-page.ts";
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
  if (isForPage(request)) return failurePage(request, pageTexts, { status, retryAfterSeconds });
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  const traceId = request.headers.get(PUBLISHER_HEADERS.traceId) ?? crypto.randomUUID();
  return Response.json({ error: { code, message, trace_id: traceId } }, { status, headers });
}
