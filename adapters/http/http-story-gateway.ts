import type { StoryGateway } from "#core/ports/story-gateway.ts";
import { listStoryCards } from "../wire/story-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, resolveMedia } from "./static-addresses.ts";

/** Stories over HTTP. `wstaticDomain` is where pictures are; empty for the page's own origin. */
export function createHttpStoryGateway(client: HttpClient, wstaticDomain: string): StoryGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    listCards: async (gameCode, options) =>
      mapResult(await client.send(listStoryCards, { parameters: { gameCode } }, options), ({ cards }) =>
        cards.map(({ text_locale, media, ...card }) => ({
          ...card,
          media: resolveMedia(media, resolve),
          textLocale: text_locale,
        })),
      ),
  };
}
