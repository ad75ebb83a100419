import type { InferInput, InferOutput } from "valibot";
import type { Cart, ReportedCartChange } from "#core/commerce/cart.ts";
import type { CartGateway, SeenCartLine } from "#core/ports/cart-gateway.ts";
import type { cartAnswerSchema, seenCartBodySchema } from "../wire/cart.ts";
import * as calls from "../wire/cart-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, resolveMedia } from "./static-addresses.ts";

type WireCart = InferOutput<typeof cartAnswerSchema>;

/** The cart over HTTP. `wstaticDomain` is where the publisher's pictures are; empty for the page's own origin. */
export function createHttpCartGateway(client: HttpClient, wstaticDomain: string): CartGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const readCart = (wire: WireCart): Cart => ({
    lines: wire.lines.map(({ goods, quantity, unit_amount, owned_amount, refusal, sigil }) => ({
      goods: { ...goods, image: resolveMedia(goods.image, resolve) },
      quantity,
      unitAmount: unit_amount,
      ownedAmount: owned_amount,
      refusal,
      ...(sigil !== "" && { sigil: resolve(sigil) }),
    })),
    changes: wire.changes.map(readChange),
  });

  return {
    get: async (options) => mapResult(await client.send(calls.getCart, {}, options), readCart),
    add: async (goodsId, quantity, idempotencyKey) =>
      mapResult(
        await client.send(calls.addToCart, { body: { goods_id: goodsId, quantity }, idempotencyKey }),
        readCart,
      ),
    changeQuantity: async (goodsId, quantity) =>
      mapResult(
        await client.send(calls.changeCartQuantity, { parameters: { id: goodsId }, body: { quantity } }),
        readCart,
      ),
    remove: async (goodsId) =>
      mapResult(await client.send(calls.removeFromCart, { parameters: { id: goodsId } }), readCart),
    merge: async (lines) =>
      mapResult(await client.send(calls.mergeCart, { body: writeSeen(lines) }), ({ cart, notices }) => ({
        cart: readCart(cart),
        notices: notices.map(({ goods_id, reason }) => ({ goodsId: goods_id, reason })),
      })),
    validate: async (seen, options) =>
      mapResult(await client.send(calls.validateCart, { body: writeSeen(seen) }, options), readCart),
  };
}

function readChange({ goods_id, ...change }: WireCart["changes"][number]): ReportedCartChange {
  return "currency" in change ? { ...change, goodsId: goods_id } : { ...change, goodsId: goods_id, currency: "" };
}

const writeSeen = (lines: readonly SeenCartLine[]): InferInput<typeof seenCartBodySchema> => ({
  lines: lines.map(({ goodsId, quantity, amount, currency }) => ({ goods_id: goodsId, quantity, amount, currency })),
});
