import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";

/** Request headers that pages of other origins may send beside those that browsers always allow. */
const SENT = ["Content-Type", ...Object.values(PUBLISHER_HEADERS)].join(", ");
/** Response headers that other origins may read: date, session, retry time, and trace id for customer service. */
const READ = ["Date", PUBLISHER_HEADERS.sessionId, "Retry-After", PUBLISHER_HEADERS.traceId].join(", ");
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
/** For how long a browser need not ask again, in seconds. */
const ASKED_FOR_SECONDS = 600;

/** Headers by which a page of another origin, one of `allowedOrigins`, may read this answer as the player it belongs to. */
export function crossOriginHeaders(
  request: Request,
  allowedOrigins: readonly string[],
): Readonly<Record<string, string>> {
  const origin = request.headers.get("Origin");
  if (origin === null || !allowedOrigins.includes(origin)) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": READ,
  };
}

/** Response to a preflight request; `null` if the request is none, or is not allowed. */
export function preflightAnswer(request: Request, allowedOrigins: readonly string[]): Response | null {
  if (request.method !== "OPTIONS" || !request.headers.has("Access-Control-Request-Method")) return null;
  const headers = crossOriginHeaders(request, allowedOrigins);
  if (Object.keys(headers).length === 0) return null;
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": SENT,
      "Access-Control-Max-Age": String(ASKED_FOR_SECONDS),
    },
  });
}
