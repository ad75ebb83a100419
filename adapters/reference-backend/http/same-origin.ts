import { CallRefusal } from "./call-refusal.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a changing request that another site makes in a player's browser (cross-site request forgery). Browsers name
 * the site in `Sec-Fetch-Site`, older ones only in `Origin`; other programs send neither header and hold no player's
 * cookie. The scheme is part of the origin: an http page is another site than the https store.
 */
export function requireSameOrigin(request: Request, allowedOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("Origin");
  if (origin !== null && allowedOrigins.includes(origin)) return;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) {
    if (site === "same-origin" || site === "none") return;
    throw refusal();
  }
  if (origin === null || origin === new URL(request.url).origin) return;
  throw refusal();
}

/** The origin of `allowedOrigins` whose page sends a request; `null` for the store's own, and for programs. */
export function foreignOriginOf(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get("Origin");
  if (origin === null || !allowedOrigins.includes(origin)) return null;
  return origin === new URL(request.url).origin ? null : origin;
}

/**
 * Origin of the page that a browser was on before; `null` where it does not say. It says nothing for the links that players
 * write into posts and comments (`LINK_RELATION`).
 */
export function refererOriginOf({ headers }: Request): string | null {
  const referer = headers.get("Referer") ?? "";
  return URL.canParse(referer) ? new URL(referer).origin : null;
}

function refusal(): CallRefusal {
  return new CallRefusal(403, "ORIGIN_NOT_ALLOWED", "This request may only come from the store itself.", {
    details: { reason: "origin_not_allowed" },
  });
}
