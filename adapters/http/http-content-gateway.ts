import type { ContentGateway } from "#core/ports/content-gateway.ts";
import { listLanguages } from "../wire/catalogue-calls.ts";
import { getContents } from "../wire/content-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";

/** Editorial content over HTTP. */
export function createHttpContentGateway(client: HttpClient): ContentGateway {
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
        ({ contents }) => contents,
      ),
    listLanguages: async (options) =>
      mapResult(await client.send(listLanguages, {}, options), ({ languages }) => languages.map(({ tag }) => tag)),
  };
}
