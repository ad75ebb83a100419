import * as v from "valibot";
import { CART_LINE_REFUSALS } from "#core/commerce/cart-refusals.ts";
import { MAX_CART_LINES, MAX_CART_QUANTITY } from "#core/commerce/constants.ts";
import { goodsIdSchema, goodsSchema } from "./goods.ts";
import { withFallback } from "./tolerant-reader.ts";

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CART_QUANTITY));
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Why a line cannot be bought now; `null` if it can. */
export const cartLineRefusalSchema = v.optional(
  v.nullable(withFallback(v.picklist(CART_LINE_REFUSALS), "blocked")),
  null,
);

const cartLineSchema = v.object({
  /** Id of the line in addresses: that of its goods. */
  id: v.optional(goodsIdSchema),
  goods: goodsSchema,
  quantity: v.number(),
  unit_amount: v.number(),
  owned_amount: withFallback(v.number(), 0),
  refusal: cartLineRefusalSchema,
  /** Address of the sigil of its game; empty without one. */
  sigil: v.optional(v.string(), ""),
});

const changed = { goods_id: goodsIdSchema, title: v.string() };
const cartChangeSchema = v.variant("kind", [
  v.object({ kind: v.literal("removed"), ...changed }),
  v.object({
    kind: v.picklist(["dearer", "cheaper"]),
    ...changed,
    from: v.number(),
    to: v.number(),
    currency: v.string(),
  }),
  v.object({ kind: v.literal("quantity"), ...changed, from: v.number(), to: v.number() }),
]);

export const cartAnswerSchema = v.object({
  lines: v.array(cartLineSchema),
  changes: withFallback(v.array(cartChangeSchema), []),
});

export const cartItemBodySchema = v.object({ goods_id: goodsIdSchema, quantity: quantitySchema });
export const cartQuantityBodySchema = v.object({ quantity: quantitySchema });

/** Lines as the player has seen them: `amount` is the seen unit price, in minor units. */
export const seenCartBodySchema = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        goods_id: goodsIdSchema,
        quantity: quantitySchema,
        amount: amountSchema,
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      }),
    ),
    v.maxLength(MAX_CART_LINES),
  ),
});

export const cartMergeAnswerSchema = v.object({
  cart: cartAnswerSchema,
  notices: withFallback(
    v.array(v.object({ goods_id: goodsIdSchema, reason: v.picklist(["cart_full", "quantity_bounded", "gone"]) })),
    [],
  ),
});
