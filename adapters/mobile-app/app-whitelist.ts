import { APP_WHITELIST_KEY, isOnAppWhitelist, readAppWhitelist } from "#core/links/app-whitelist.ts";
import { opensSignedIn } from "#core/links/sign-on.policy.ts";
import type { ContentGateway } from "#core/ports/content-gateway.ts";

/**
 * Decides whether the mobile app opens an address inside itself, by the editors' list of hosts, which is requested
 * once. Until it is loaded, the publisher's own sites open inside.
 */
export function createAppWhitelist(
  content: Pick<ContentGateway, "getContents">,
  ownedDomains: readonly string[],
): (url: string) => Promise<boolean> {
  let known: readonly string[] | null = null;
  return async (url) => {
    if (known === null) {
      const answer = await content.getContents("store", "index", [APP_WHITELIST_KEY]);
      known = answer.ok ? readAppWhitelist(answer.value[APP_WHITELIST_KEY]) : null;
    }
    return known === null ? opensSignedIn(url, ownedDomains) : isOnAppWhitelist(url, known);
  };
}
