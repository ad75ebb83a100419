import { randomUUID } from "node:crypto";
import { isPublisherPath } from "#adapters/wire/publisher-paths.ts";
import { probePublisher } from "./probe-publisher.ts";
import type { Connection, Publisher } from "./publisher.ts";
import { refuseCall } from "./refuse-call.ts";

/** Longest wait for the first byte from the publisher, above the client's own bound of 5 s. */
const UPSTREAM_TIMEOUT_MS = 15_000;

/** Headers of one connection, which are never forwarded (RFC 9110, section 7.6.1). */
const HOP_BY_HOP_HEADERS = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "content-length",
  "accept-encoding",
];

/** Headers by which a client could forge its origin; this server sets the true values itself. */
const CLAIMS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

export function handedOnHeaders(headers: Headers): Headers {
  const result = new Headers(headers);
  for (const name of HOP_BY_HOP_HEADERS) result.delete(name);
  return result;
}

/** Marks cookies as `Secure`, even if the publisher does not know that players use https. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}

/** Adds the client and the public address of a request, for a publisher that trusts this server. */
export function introduce(headers: Headers, request: Request, { clientAddress, onBehalfOf }: Connection): void {
  for (const name of CLAIMS) headers.delete(name);
  const { host, protocol } = new URL(request.url);
  const visitor = clientAddress ?? onBehalfOf;
  headers.set("X-Forwarded-Host", host);
  headers.set("X-Forwarded-Proto", protocol.replace(":", ""));
  if (visitor !== undefined) headers.set("X-Forwarded-For", visitor);
}

/**
 * Forwards requests to a publisher API on another machine (`PUBLISHER_API`), so that pages use one origin and its
 * cookies stay first-party. Answers 503 with `Retry-After` if the publisher cannot be reached or does not answer in
 * time.
 */
export function createRemotePublisher(
  origin: string,
  publicOrigin: string | null,
  timeoutMs = UPSTREAM_TIMEOUT_MS,
): Publisher {
  /** Whether a page of this store sent the request. Only then may the publisher treat it as one of its own. */
  const isFromOwnPage = (request: Request): boolean => {
    const sender = request.headers.get("Origin");
    return sender !== null && (sender === publicOrigin || sender === new URL(request.url).origin);
  };
  /** A request that carries this name has been here before (RFC 9110, section 7.6.3). */
  const ownName = `store-${randomUUID()}`;
  const streams = new Set<AbortController>();
  return {
    async fetch(request, connection = {}) {
      const { pathname, search } = new URL(request.url);
      const headers = handedOnHeaders(request.headers);
      if (headers.get("Via")?.includes(ownName)) {
        const message = "PUBLISHER_API leads back to this store";
        return refuseCall(request, { status: 508, code: "PUBLISHER_LOOP", message });
      }
      headers.append("Via", `1.1 ${ownName}`);
      introduce(headers, request, connection);
      if (isFromOwnPage(request)) {
        headers.set("Origin", origin);
        // A publisher that trusts this server knows itself by the public address, not by the one of this request.
        headers.set("Sec-Fetch-Site", "same-origin");
      }
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      const bound = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      try {
        const body = hasBody ? await request.arrayBuffer() : undefined;
        // The timeout does not include the player's upload or download: a slow connection of the player is no failure of the publisher.
        timer = setTimeout(() => bound.abort(), timeoutMs).unref();
        const answer = await fetch(origin + pathname + search, {
          method: request.method,
          headers,
          redirect: "manual",
          signal: AbortSignal.any([request.signal, bound.signal]),
          ...(body === undefined ? {} : { body }),
        });
        const answered = handedOnHeaders(answer.headers);
        // An event stream has no timeout.
        if (answered.get("Content-Type")?.startsWith("text/event-stream")) {
          streams.add(bound);
          request.signal.addEventListener("abort", () => streams.delete(bound));
        }
        answered.delete("content-encoding");
        if (new URL(request.url).protocol === "https:") secureCookies(answered);
        return new Response(answer.body, { status: answer.status, headers: answered });
      } catch {
        const message = "the publisher API does not answer";
        return refuseCall(request, { status: 503, code: "UPSTREAM_UNREACHABLE", message, retryAfterSeconds: 5 });
      } finally {
        clearTimeout(timer);
      }
    },
    isPublisherPath,
    probe: () => probePublisher(origin, timeoutMs),
    // The state of a remote publisher is unknown: shared pages simply expire.
    guestState: () => Promise.resolve("remote"),
    noticesWrites: false,
    databaseLoad: () => null,
    endStreams: () => {
      for (const stream of streams) stream.abort();
      streams.clear();
    },
    close: () => Promise.resolve(),
  };
}
