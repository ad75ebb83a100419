import { isForPage } from "#adapters/http/is-for-page.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";

/** Error of a call that the server does not forward, in the envelope of every publisher service. */
export interface CallRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds before another attempt makes sense. */
  readonly retryAfterSeconds?: number;
}

/** What players read of a store that cannot answer. */
export const CANNOT_ANSWER = "The store cannot answer right now. Please try again in a moment.";

/** Refuses a request: with a text for pages, else with the envelope of the calls. */
export function refuseCall(request: Request, { status, code, message, retryAfterSeconds }: CallRefusal): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (isForPage(request)) {
    headers.set("Content-Type", "text/plain; charset=utf-8");
    return new Response(status === 503 ? CANNOT_ANSWER : message, { status, headers });
  }
  const traceId = request.headers.get(PUBLISHER_HEADERS.traceId) ?? crypto.randomUUID();
  return Response.json({ error: { code, message, trace_id: traceId } }, { status, headers });
}
