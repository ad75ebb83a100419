import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";

/** Error of a call that the server does not forward, in the envelope of every publisher service. */
export interface CallRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds before another attempt makes sense. */
  readonly retryAfterSeconds?: number;
}

export function refuseCall(request: Request, { status, code, message, retryAfterSeconds }: CallRefusal): Response {
  const traceId = request.headers.get(PUBLISHER_HEADERS.traceId) ?? crypto.randomUUID();
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return Response.json({ error: { code, message, trace_id: traceId } }, { status, headers });
}
