import { APP_WHITELIST_KEY } from "#core/links/app-whitelist.ts";
import { STORE_LINKS_KEY } from "#core/links/store-links.ts";
import type { ContentGateway } from "#core/ports/content-gateway.ts";
import { listLanguages } from "../wire/catalogue-calls.ts";
import { getAdminContents, getContents } from "../wire/content-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, resolveMediaWithin } from "./static-addresses.ts";

/** Keys that the specification names for the Purple API (Spec §7); all others are the content administration's. */
const PURPLE_KEYS: ReadonlySet<string> = new Set([STORE_LINKS_KEY, "purple-download-info", APP_WHITELIST_KEY]);

/**
 * Editorial content over HTTP. Content that the Purple API lacks is requested from the content administration too.
 * `wstaticDomain` is the origin of pictures; empty for the page's own.
 */
export function createHttpContentGateway(client: HttpClient, wstaticDomain: string): ContentGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const readContents = (contents: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(contents).map(([key, value]) => [key, resolveMediaWithin(value, resolve)]));
  return {
    getContents: async (category, contentId, keySets, options) => {
      const input = {
        parameters: { category, contentId },
        query: { keySets: keySets.length === 0 ? undefined : keySets.join(",") },
      };
      const isPurple = keySets.length > 0 && keySets.every((key) => PURPLE_KEYS.has(key));
      const found = isPurple ? await client.send(getContents, input, options) : null;
      const isElsewhere =
        found === null || (!found.ok && found.failure.kind === "status" && found.failure.status === 404);
      const answer = isElsewhere ? await client.send(getAdminContents, input, options) : found;
      return mapResult(answer, ({ contents }) => readContents(contents));
    },
    listLanguages: async (options) =>
      mapResult(await client.send(listLanguages, {}, options), ({ languages }) => languages.map(({ tag }) => tag)),
  };
}
