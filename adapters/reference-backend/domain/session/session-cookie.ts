import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";

/** Cookie of a session, with its name on this machine; `cookieNameOf` returns the name in browsers. */
export const SESSION_COOKIE = "pp_session";

/**
 * Name of a cookie at the public address of a request. `__Host-` prevents other hosts of the same site from setting
 * one; browsers accept that prefix only with `Secure`, which plain http on this machine does not have.
 */
export function cookieNameOf(request: Request, name: string): string {
  return isEncrypted(request) ? `__Host-${name}` : name;
}

/** Value of one cookie of a request, only under the name for its address; `null` without it. */
export const readCookie = (request: Request, name: string): string | null =>
  readExactCookie(request, cookieNameOf(request, name));

function readExactCookie(request: Request, wanted: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return null;
}

interface CookieValue {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: "Lax" | "Strict";
}

/** A cookie that scripts cannot read. It is `Secure` everywhere but on this machine, where there is no certificate. */
export const serializeCookie = (request: Request, cookie: CookieValue): string =>
  writeCookie(request, { ...cookie, name: cookieNameOf(request, cookie.name) }, null);

function writeCookie(request: Request, cookie: CookieValue, domain: string | null): string {
  const parts = [
    `${cookie.name}=${cookie.value}`,
    "Path=/",
    `Max-Age=${cookie.maxAgeSeconds}`,
    "HttpOnly",
    `SameSite=${cookie.sameSite}`,
  ];
  if (domain !== null) parts.push(`Domain=${domain}`);
  if (isEncrypted(request)) parts.push("Secure");
  return parts.join("; ");
}

/** Over plain http on another machine cookies are `Secure` as well, so browsers do not store them there. */
export function isEncrypted(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === "https:" || !isLoopbackHost(hostname);
}

/** The session cookie as browsers store it. */
export interface SessionCookie {
  /** Token of the session of a request; `null` without one. */
  read(request: Request): string | null;
  /** For `Set-Cookie`. */
  write(request: Request, token: string, maxAgeSeconds: number): string;
  /** Removes the cookie of a browser. */
  expire(request: Request): string;
}

/**
 * `domain` is the domain in which the services of the publisher share their sessions, each on its own host; empty if
 * every host has its own sessions. Browsers accept `__Host-` only for cookies without a domain; a shared cookie is
 * `__Secure-`.
 */
export function createSessionCookie(domain = ""): SessionCookie {
  const shared = domain.replace(/^\./, "");
  const isShared = (request: Request): boolean => {
    const { hostname } = new URL(request.url);
    return shared !== "" && (hostname === shared || hostname.endsWith(`.${shared}`));
  };
  const nameAt = (request: Request): string => {
    if (!isShared(request)) return cookieNameOf(request, SESSION_COOKIE);
    return isEncrypted(request) ? `__Secure-${SESSION_COOKIE}` : SESSION_COOKIE;
  };
  const write = (request: Request, value: string, maxAgeSeconds: number): string =>
    writeCookie(
      request,
      { name: nameAt(request), value, maxAgeSeconds, sameSite: "Lax" },
      isShared(request) ? shared : null,
    );
  return {
    read: (request) => readExactCookie(request, nameAt(request)),
    write,
    expire: (request) => write(request, "", 0),
  };
}
