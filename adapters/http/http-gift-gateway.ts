import type { InferOutput } from "valibot";
import type { Gift } from "#core/commerce/gift.ts";
import type { GiftGateway } from "#core/ports/gift-gateway.ts";
import * as calls from "../wire/gift-calls.ts";
import type { giftSchema } from "../wire/gifts.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, type ResolveStatic, resolveMedia } from "./static-addresses.ts";

/** Gifts over HTTP. `wstaticDomain` is where pictures are, empty for the page's own origin; `resolvePage` names the address of a payment. */
export function createHttpGiftGateway(
  client: HttpClient,
  wstaticDomain: string,
  resolvePage: ResolveStatic,
): GiftGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const readGift = (wire: InferOutput<typeof giftSchema>): Gift => ({
    id: wire.id,
    direction: wire.direction,
    state: wire.state,
    message: wire.message,
    other: wire.other,
    goods: {
      goodsId: wire.goods.goods_id,
      contentType: wire.goods.content_type,
      gameCode: wire.goods.game_code,
      title: wire.goods.title,
      textLocale: wire.goods.text_locale,
      image: resolveMedia(wire.goods.image, resolve),
    },
    createdAt: wire.created_at,
    deliverAt: wire.deliver_at ?? wire.created_at,
    expiresAt: wire.expires_at,
    isWithdrawn: wire.withdrawn,
  });
  return {
    findRecipients: async (nickname, options) =>
      mapResult(await client.send(calls.findGiftRecipients, { query: { nickname } }, options), (answer) => ({
        players: answer.players.map(({ member_since: memberSince, avatar, ...player }) => ({
          ...player,
          avatar: resolve(avatar),
          memberSince,
        })),
        hasMore: answer.has_more,
      })),
    check: async (query, options) =>
      mapResult(
        await client.send(calls.checkGift, { query }, options),
        ({ needs_refund_waiver: needsRefundWaiver, ...check }) => ({ ...check, needsRefundWaiver }),
      ),
    send: async (gift, idempotencyKey) =>
      mapResult(
        await client.send(calls.sendGift, {
          body: {
            goods_id: gift.goodsId,
            recipient: gift.recipient,
            message: gift.message,
            deliver_at: gift.deliverAt,
            provider: gift.provider,
            expected_total: gift.expected.total,
            currency: gift.expected.currency,
            return_path: gift.returnPath,
            refund_waiver: gift.waivesRefund,
          },
          idempotencyKey,
        }),
        (answer) => ({ orderKey: answer.order_key, redirectUrl: resolvePage(answer.redirect_url) }),
      ),
    list: async (options) =>
      mapResult(await client.send(calls.listGifts, {}, options), ({ gifts }) => gifts.map(readGift)),
    accept: async (giftId) => mapResult(await client.send(calls.acceptGift, { parameters: { giftId } }), readGift),
    decline: async (giftId) => mapResult(await client.send(calls.declineGift, { parameters: { giftId } }), readGift),
    withdraw: async (giftId) => mapResult(await client.send(calls.withdrawGift, { parameters: { giftId } }), readGift),
  };
}
