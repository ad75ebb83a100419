import { CallRefusal } from "./call-refusal.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a changing request that another site makes in a player's browser (cross-site request forgery). Browsers name
 * the site in `Origin` or `Sec-Fetch-Site`; programs that are not browsers send neither and hold no player's cookie.
 */
export function requireSameOrigin(request: Request, allowedOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("Origin");
  if (origin === null) {
    const site = request.headers.get("Sec-Fetch-Site");
    if (site === null || site === "same-origin" || site === "none") return;
    throw refusal();
  }
  if (allowedOrigins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === hostOf(request)) return;
  throw refusal();
}

/** The origin of `allowedOrigins` whose page sends a request; `null` for the backend's own, and for whoever is not a browser. */
export function foreignOriginOf(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get("Origin");
  if (origin === null || !allowedOrigins.includes(origin)) return null;
  return new URL(origin).host === hostOf(request) ? null : origin;
}

/** The host the client asked for: a proxy in front keeps it in `Host`, whatever address it forwards to. */
function hostOf(request: Request): string {
  return request.headers.get("Host") ?? new URL(request.url).host;
}

function refusal(): CallRefusal {
  return new CallRefusal(403, "ORIGIN_NOT_ALLOWED", "This request may only come from the store itself.", {
    details: { reason: "origin_not_allowed" },
  });
}
