import type { LibraryGateway } from "#core/ports/library-gateway.ts";
import * as calls from "../wire/library-calls.ts";
import { asGameCard } from "./game-card.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver } from "./static-addresses.ts";

/** The library over HTTP. `wstaticDomain` is where the publisher's pictures are; empty for the page's own origin. */
export function createHttpLibraryGateway(client: HttpClient, wstaticDomain: string): LibraryGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    list: async (options) =>
      mapResult(await client.send(calls.listLibrary, {}, options), ({ games }) =>
        games.map((item) => ({
          game: asGameCard(item.game, resolve),
          standing: item.standing,
          isGift: item.is_gift,
          goods: item.goods.map(({ goods_id, content_type, title }) => ({
            goodsId: goods_id,
            contentType: content_type,
            title,
          })),
          acquiredAt: item.acquired_at,
          preInstallStatus: item.pre_install_status,
          lastPlayedAt: item.last_played_at,
          playMinutes: item.play_minutes,
          isHidden: item.hidden,
        })),
      ),
    recordStart: async (gameCode) =>
      mapResult(
        await client.send(calls.recordGameStart, { parameters: { gameCode } }),
        ({ last_played_at }) => last_played_at,
      ),
    setHidden: async (gameCode, isHidden) =>
      mapResult(
        await client.send(calls.setLibraryGameHidden, { parameters: { gameCode }, body: { hidden: isHidden } }),
        ({ hidden }) => hidden,
      ),
  };
}
