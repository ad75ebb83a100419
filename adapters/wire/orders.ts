import * as v from "valibot";
import { MAX_CART_LINES } from "#core/commerce/constants.ts";
import { CLOSING_REASONS, MAX_LINE_QUANTITY } from "#core/commerce/order.ts";
import { ORDER_TRANSITIONS, type OrderState } from "#core/commerce/order-state.ts";
import { TAX_KINDS } from "#core/commerce/order-tax.ts";
import { PAYMENT_PROVIDERS } from "#core/commerce/payment-providers.ts";
import { REFUND_REASONS, REFUND_REFUSALS } from "#core/commerce/refund-right.ts";
import { COUPON_REFUSALS } from "#core/engagement/normalize-coupon.ts";
import { cartLineRefusalSchema } from "./cart.ts";
import { cursorSchema, dispensableInstantSchema, gameCodeSchema, instantSchema, pageEntries } from "./envelope.ts";
import { contentTypeSchema, pictureSchema } from "./games.ts";
import { goodsIdSchema } from "./goods.ts";
import { exactly, withFallback } from "./tolerant-reader.ts";

const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const stateSchema = v.picklist(Object.keys(ORDER_TRANSITIONS) as OrderState[]);

/** Path of the store, or in a bundle a path behind `#` of its one document. It cannot name another host. */
export const returnPathSchema = v.pipe(v.string(), v.maxLength(400), v.regex(/^\/(?!\/)[\w./~-]*(#\/[\w./~-]*)?$/));

export const orderKeySchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

const wantedLinesSchema = v.pipe(
  v.array(
    v.object({
      goods_id: goodsIdSchema,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_CART_LINES),
  v.check(
    (lines) => new Set(lines.map((line) => line.goods_id)).size === lines.length,
    "The same goods are in two lines.",
  ),
);

/** Length of a code as it is typed, with spaces and hyphens. */
const couponCodeSchema = v.nullish(v.pipe(v.string(), v.maxLength(100)), null);

export const quoteBodySchema = v.object({ lines: wantedLinesSchema, coupon_code: couponCodeSchema });

export const orderBodySchema = v.object({
  lines: wantedLinesSchema,
  coupon_code: couponCodeSchema,
  provider: v.picklist(PAYMENT_PROVIDERS),
  expected_total: amountSchema,
  currency: currencySchema,
  refund_waiver: v.optional(v.boolean(), false),
  return_path: v.optional(returnPathSchema, "/order/result"),
});

const lineEntries = {
  goods_id: goodsIdSchema,
  game_code: gameCodeSchema,
  content_type: contentTypeSchema,
  title: v.string(),
  text_locale: withFallback(v.string(), ""),
  image: pictureSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  list_amount: withFallback(v.nullable(amountSchema), null),
  unit_amount: amountSchema,
  owned_amount: withFallback(amountSchema, 0),
};

/** Tax in the total. Nothing is said of it where it is absent. */
const taxSchema = v.object({
  kind: withFallback(v.picklist(TAX_KINDS), "other"),
  /** Percent, with up to two decimals. */
  rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** A part of the total, in minor units: of what is paid after coupons and deductions, also where it was added to the prices. */
  amount: amountSchema,
});

const amountEntries = {
  currency: currencySchema,
  subtotal: amountSchema,
  discount: amountSchema,
  total: amountSchema,
  tax_included: withFallback(v.nullable(v.boolean()), null),
  tax: v.optional(v.nullable(taxSchema), null),
};

export const quoteAnswerSchema = v.object({
  ...amountEntries,
  lines: v.array(v.object({ ...lineEntries, refusal: cartLineRefusalSchema })),
  coupon: v.nullable(
    v.object({
      code: v.string(),
      refusal: v.optional(v.nullable(withFallback(v.picklist(COUPON_REFUSALS), "other")), null),
    }),
  ),
  needs_refund_waiver: v.optional(v.boolean(), false),
});

export const placedOrderAnswerSchema = v.object({ order_key: orderKeySchema, redirect_url: v.string() });

export const orderSchema = v.object({
  ...amountEntries,
  order_key: orderKeySchema,
  state: withFallback(v.nullable(stateSchema), null),
  purpose: withFallback(v.nullable(v.picklist(["own", "gift"])), null),
  provider: withFallback(v.nullable(v.picklist(PAYMENT_PROVIDERS)), null),
  lines: v.array(v.object(lineEntries)),
  coupon_code: v.nullable(v.string()),
  created_at: instantSchema,
  expires_at: dispensableInstantSchema,
  paid_at: dispensableInstantSchema,
  refund_waived_at: v.optional(v.nullable(instantSchema), null),
  receipt_number: v.nullable(v.string()),
  closing_reason: v.nullable(v.picklist(CLOSING_REASONS)),
  history: v.array(v.object({ state: stateSchema, at: instantSchema })),
  payment_url: v.nullable(v.string()),
  /** Read as `not_paid`, of which nothing is said, if it is not known. */
  refund_refusal: v.nullable(withFallback(v.picklist(REFUND_REFUSALS), "not_paid")),
  refund_until: dispensableInstantSchema,
});

export const attemptQuerySchema = v.object({ key: v.pipe(v.string(), v.regex(/^[\x21-\x7E]{1,128}$/)) });
export const attemptAnswerSchema = v.object({ order: exactly(v.nullable(orderSchema)) });

export const orderListQuerySchema = v.object({ previousValue: v.optional(cursorSchema) });
export const orderListAnswerSchema = v.object({
  orders: v.array(
    v.object({
      order_key: orderKeySchema,
      state: withFallback(v.nullable(stateSchema), null),
      created_at: instantSchema,
      currency: currencySchema,
      total: amountSchema,
      title: v.string(),
      text_locale: withFallback(v.string(), ""),
      image: pictureSchema,
      line_count: withFallback(v.nullable(v.number()), null),
    }),
  ),
  ...pageEntries,
});

export const refundBodySchema = v.object({ reason: v.picklist(REFUND_REASONS) });
