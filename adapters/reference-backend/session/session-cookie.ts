/** Name of the session cookie. */
export const SESSION_COOKIE = "pp_session";

const LOOPBACK_HOSTS = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/i;

/** Value of one cookie of a request; `null` without it. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
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
    `${cookie.name}=${cookie.value}`,
    "Path=/",
    `Max-Age=${cookie.maxAgeSeconds}`,
    "HttpOnly",
    `SameSite=${cookie.sameSite}`,
  ];
  if (!isLoopback(request)) parts.push("Secure");
  return parts.join("; ");
}

function isLoopback(request: Request): boolean {
  const host = request.headers.get("Host");
  const hostName = host === null ? new URL(request.url).hostname : host.replace(/:\d+$/, "");
  return LOOPBACK_HOSTS.test(hostName);
}
