import { refererOriginOf } from "#adapters/reference-backend/http/same-origin.ts";
import { isSpeculative } from "./is-speculative.ts";

/**
 * What becomes of a request for `/logout`.
 *
 * - `honour`: a navigation or call of the store's own site, of an allowed origin, or of a program that is no browser.
 * - `ask`: a page of another site leads there, or a link that a player wrote; the player is asked.
 * - `refuse`: no player wants it: a prefetch, a HEAD, or a picture, frame or call of another site.
 */
export type SignOutDecision = "honour" | "ask" | "refuse";

/** Decides by the headers that browsers add themselves. `request.url` is the address that players see. */
export function decideSignOut(request: Request, allowedOrigins: readonly string[]): SignOutDecision {
  if (request.method === "HEAD" || isSpeculative(request)) return "refuse";
  const origin = request.headers.get("Origin");
  if (origin !== null && allowedOrigins.includes(origin)) return "honour";
  const destination = request.headers.get("Sec-Fetch-Dest");
  const isPage = destination === null || destination === "document";
  if (!isPage && destination !== "empty") return "refuse";
  if (isOfOwnSite(request, isPage)) return "honour";
  return isPage ? "ask" : "refuse";
}

/**
 * Pages of the same site may link here, but for links that players write, which name no page before. Calls must come from
 * the store itself, because a `no-cors` call has no origin header.
 */
function isOfOwnSite(request: Request, isPage: boolean): boolean {
  const own = new URL(request.url).origin;
  const site = request.headers.get("Sec-Fetch-Site");
  const referer = refererOriginOf(request);
  if (site === null) return [own, null].includes(request.headers.get("Origin") ?? referer);
  if (site === "none" || !isPage) return site === "none" || site === "same-origin";
  return (site === "same-origin" || site === "same-site") && referer !== null;
}
