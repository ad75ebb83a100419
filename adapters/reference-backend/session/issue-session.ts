import type { Queries } from "../database/database.ts";
import { clientDetailsOf } from "./client-details.ts";
import { SESSION_COOKIE, serializeCookie } from "./session-cookie.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { startSession } from "./sessions.ts";

/** Starts a session for the browser that sends a request; its cookie. */
export async function issueSession(queries: Queries, request: Request, accountId: string, now: Date): Promise<string> {
  const { token } = await startSession(queries, { accountId, client: clientDetailsOf(request), now });
  return sessionCookieOf(request, token, SESSION_SECONDS);
}

/** Cookie of a session, for `Set-Cookie`. */
export function sessionCookieOf(request: Request, token: string, maxAgeSeconds: number): string {
  return serializeCookie(request, { name: SESSION_COOKIE, value: token, maxAgeSeconds, sameSite: "Lax" });
}

/** Removes the session cookie of a browser. */
export function expiredSessionCookie(request: Request): string {
  return sessionCookieOf(request, "", 0);
}
