import type { ContentGateway } from "#core/ports/content-gateway.ts";
import { listLanguages } from "../wire/catalogue-calls.ts";
import { getContents } from "../wire/content-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, resolveMediaWithin } from "./static-addresses.ts";

/** Editorial content over HTTP. `wstaticDomain` is where pictures are; empty for the page's own origin. */
export function createHttpContentGateway(client: HttpClient, wstaticDomain: string): ContentGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const readContents = (contents: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(contents).map(([key, value]) => [key, resolveMediaWithin(value, resolve)]));
  return {
    getContents: async (category, contentId, keySets, options) =>
      mapResult(
        await client.send(
          getContents,
          {
            parameters: { category, contentId },
            query: { keySets: keySets.length === 0 ? undefined : keySets.join(",") },
          },
          options,
        ),
        ({ contents }) => readContents(contents),
      ),
    listLanguages: async (options) =>
      mapResult(await client.send(listLanguages, {}, options), ({ languages }) => languages.map(({ tag }) => tag)),
  };
}
