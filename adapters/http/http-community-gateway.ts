import type { CommunityGateway } from "#core/ports/community-gateway.ts";
import { getArticle, listLatestArticles } from "../wire/community-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver } from "./static-addresses.ts";

/** Code of the publisher's own site, for what is asked of all games together. */
const PORTAL = "plaync";

const contextOf = (storeGameCode: string) => ({ storeGameCode, preserviceGameCodes: [] });

/** Boards over HTTP. `wstaticDomain` is where the pictures of authors are; empty for the page's own origin. */
export function createHttpCommunityGateway(client: HttpClient, wstaticDomain: string): CommunityGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    listLatest: async ({ limit }, options) =>
      mapResult(
        await client.send(
          listLatestArticles,
          { query: { limit: String(limit) }, community: contextOf(PORTAL) },
          options,
        ),
        ({ articles }) =>
          articles.map((wire) => ({
            id: wire.id,
            gameCode: wire.game_code,
            gameTitle: wire.game_title,
            boardAlias: wire.board_alias,
            boardTitle: wire.board_title,
            title: wire.title,
            excerpt: wire.excerpt,
            author: { ...wire.author, avatar: resolve(wire.author.avatar) },
            createdAt: wire.created_at,
            likeCount: wire.like_count,
            commentCount: wire.comment_count,
            language: wire.language,
          })),
      ),
    getBody: async ({ id, gameCode }, options) =>
      mapResult(
        await client.send(getArticle, { parameters: { articleId: id }, community: contextOf(gameCode) }, options),
        ({ body }) => body,
      ),
  };
}
