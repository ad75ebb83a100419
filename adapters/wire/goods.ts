import * as v from "valibot";
import { gameCodeSchema } from "./envelope.ts";
import { contentTypeSchema, pictureSchema, priceSchema } from "./games.ts";
import { withFallback } from "./tolerant-reader.ts";

export const goodsIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

export const goodsSchema = v.object({
  goodsId: goodsIdSchema,
  contentType: contentTypeSchema,
  targetType: withFallback(v.picklist(["game", "goods"]), "game"),
  gameCode: gameCodeSchema,
  /** Of its game. */
  genres: v.optional(v.array(v.string())),
  title: v.string(),
  image: pictureSchema,
  contents: withFallback(
    v.array(v.object({ label: v.string(), goodsId: v.optional(goodsIdSchema), quantity: v.number() })),
    [],
  ),
  comparison: withFallback(v.record(v.string(), v.union([v.literal(true), v.string()])), {}),
  price: priceSchema,
  availability: withFallback(
    v.nullable(v.picklist(["COMING_SOON", "PREORDER", "ON_SALE", "SOLD_OUT", "ENDED", "NOT_IN_COUNTRY"])),
    null,
  ),
  owned: v.boolean(),
  requiresGoodsId: v.optional(goodsIdSchema),
  baseGoodsIds: v.optional(v.array(goodsIdSchema)),
  /** For a player who owns a lower edition that this one contains: which one, and what this one costs them. */
  upgrade: v.optional(v.object({ fromGoodsId: goodsIdSchema, amount: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  giftable: withFallback(v.nullable(v.boolean()), null),
  maxQuantity: withFallback(v.nullable(v.number()), null),
  refundPolicy: withFallback(v.string(), ""),
  blockedReason: v.optional(v.string()),
  textLocale: withFallback(v.string(), ""),
});

export const goodsListAnswerSchema = v.object({ goods: v.array(goodsSchema) });
