import type { MiddlewareHandler } from "hono";
import { isSameSecret } from "#adapters/reference-backend/http/is-same-secret.ts";
import { testToolsCookie } from "#adapters/reference-backend/http/test-tools.ts";
import type { Settings } from "#app/configuration/settings.ts";
import { normalizeBasePath } from "#core/navigation/base-path.ts";
import { asSeenByPlayers } from "./public-address.ts";

interface ServerVariables {
  readonly Variables: {
    /** Origin that players see. */
    publicOrigin: string;
  };
}

const PREFIX = "test-tools=";

/**
 * Address of the store as the start prints it, with the token of the test tools. `origin` is that of the process, which
 * players use only without `PUBLIC_ORIGIN`.
 */
export function printedAddress(
  { publicOrigin, testToolsToken, configuration }: Pick<Settings, "publicOrigin" | "testToolsToken" | "configuration">,
  origin: string,
): string {
  const path = `${normalizeBasePath(configuration.basePath)}/`;
  if (testToolsToken === null) return origin + path;
  const link = `${publicOrigin ?? origin}${path}?${PREFIX}${testToolsToken}`;
  return publicOrigin === null ? link : `${origin}${path} (test tools: ${link})`;
}

/**
 * Takes the token of the test tools off every address with a redirect, so that neither pages nor the history of the
 * browser keep it, and turns the tools on if it is right. Without a token, as on live, addresses stay as they are.
 */
export function acceptTestToolsLink({
  testToolsToken: token,
  configuration,
}: Pick<Settings, "testToolsToken" | "configuration">): MiddlewareHandler<ServerVariables> {
  return (context, next) => {
    if (token === null || !["GET", "HEAD"].includes(context.req.method)) return next();
    const request = asSeenByPlayers(context.req.raw, context.var.publicOrigin);
    const { origin, pathname, search } = new URL(request.url);
    const pairs = search.slice(1).split("&");
    const given = pairs.findLast((pair) => pair.startsWith(PREFIX))?.slice(PREFIX.length);
    if (given === undefined) return next();
    const others = pairs.filter((pair) => !pair.startsWith(PREFIX)).join("&");
    const location = `${origin}${pathname}${others === "" ? "" : `?${others}`}`;
    const answer = new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
    if (isSameSecret(given, token)) {
      answer.headers.append("Set-Cookie", testToolsCookie(request, token, configuration.cookieDomain));
    }
    return Promise.resolve(answer);
  };
}
