import { isEncrypted } from "../domain/session/session-cookie.ts";
import { isSameSecret } from "./is-same-secret.ts";

/** Cookie that turns the test tools on in a browser. */
const TEST_TOOLS_COOKIE = "pp_test_tools";

/**
 * Whether a request may use the test tools: ready accounts, test controls and simulator. Only the cookie with the token
 * of the store counts. `token` is `null` where there are none, as on live.
 */
export function hasTestTools(request: Request, token: string | null): boolean {
  if (token === null) return false;
  const pairs = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  const prefix = `${TEST_TOOLS_COOKIE}=`;
  return pairs.some((pair) => pair.startsWith(prefix) && isSameSecret(pair.slice(prefix.length), token));
}

/**
 * For `Set-Cookie`: turns the test tools on until the browser is closed. The hosts of `domain` share the cookie, as they
 * share the session; if `domain` is empty or another one, the cookie is for the host of the request alone.
 */
export function testToolsCookie(request: Request, token: string, domain: string): string {
  const shared = domain.replace(/^\./, "");
  const isShared = shared !== "" && `.${new URL(request.url).hostname}`.endsWith(`.${shared}`);
  return [
    `${TEST_TOOLS_COOKIE}=${token}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(isShared ? [`Domain=${shared}`] : []),
    ...(isEncrypted(request) ? ["Secure"] : []),
  ].join("; ");
}
