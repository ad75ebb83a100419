import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";

/** Cookie of a session, by the name it has on this machine; `cookieNameOf` says the one that browsers keep. */
export const SESSION_COOKIE = "pp_session";

/**
 * Name of a cookie at the address of a request, which is the one that players see. `__Host-` keeps other hosts of the same
 * site from planting one; browsers take that name only with `Secure`, which plain http on this machine does not have.
 */
export function cookieNameOf(request: Request, name: string): string {
  return isEncrypted(request) ? `__Host-${name}` : name;
}

/** Value of one cookie of a request, under the name it has at its address alone; `null` without it. */
export function readCookie(request: Request, name: string): string | null {
  const wanted = cookieNameOf(request, name);
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return null;
}

export interface CookieInput {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: "Lax" | "Strict";
}

/** A cookie that scripts cannot read. It is `Secure` everywhere but on this machine, where there is no certificate. */
export function serializeCookie(request: Request, cookie: CookieInput): string {
  const parts = [
    `${cookieNameOf(request, cookie.name)}=${cookie.value}`,
    "Path=/",
    `Max-Age=${cookie.maxAgeSeconds}`,
    "HttpOnly",
    `SameSite=${cookie.sameSite}`,
  ];
  if (isEncrypted(request)) parts.push("Secure");
  return parts.join("; ");
}

/** Over plain http on another machine cookies are `Secure` as well: browsers do not keep them there. */
function isEncrypted(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === "https:" || !isLoopbackHost(hostname);
}
