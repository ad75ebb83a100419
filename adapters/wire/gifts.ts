import * as v from "valibot";
import { GIFT_REFUSALS, GIFT_TRANSITIONS, type GiftState } from "#core/commerce/gift.ts";
import { PAYMENT_PROVIDERS } from "#core/commerce/payment-providers.ts";
import { dispensableInstantSchema, gameCodeSchema, instantSchema } from "./envelope.ts";
import { contentTypeSchema, pictureSchema } from "./games.ts";
import { goodsIdSchema } from "./goods.ts";
import { returnPathSchema } from "./orders.ts";
import { withFallback } from "./tolerant-reader.ts";

/** Id of a player, as `findGiftRecipients` answers with it. */
const recipientSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const giftIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

const refusalSchema = v.optional(v.nullable(withFallback(v.picklist(GIFT_REFUSALS), "other")), null);

export const giftRecipientsQuerySchema = v.object({ nickname: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });
export const giftRecipientsAnswerSchema = v.object({
  players: v.array(
    v.object({
      id: v.string(),
      nickname: v.string(),
      avatar: v.optional(v.string(), ""),
      member_since: instantSchema,
      /** Why the player cannot be given anything. */
      refusal: refusalSchema,
    }),
  ),
  /** Whether more players have that nickname. */
  has_more: v.optional(v.boolean(), false),
});

export const giftCheckQuerySchema = v.object({ goodsId: goodsIdSchema, recipient: recipientSchema });
export const giftCheckAnswerSchema = v.object({
  /** Recipient, for the giver to confirm; `null` after a refusal. */
  recipient: v.nullable(v.object({ nickname: v.string() })),
  refusal: refusalSchema,
  amount: amountSchema,
  currency: currencySchema,
  /** Whether the law of the giver's country lets them withdraw unless they consent to the delivery. */
  needs_refund_waiver: v.optional(v.boolean(), false),
});

export const giftBodySchema = v.object({
  goods_id: goodsIdSchema,
  recipient: recipientSchema,
  /** The rule checks the length in graphemes. */
  message: v.pipe(v.string(), v.maxLength(4_000)),
  deliver_at: v.nullable(instantSchema),
  provider: v.picklist(PAYMENT_PROVIDERS),
  expected_total: amountSchema,
  currency: currencySchema,
  return_path: returnPathSchema,
  /** Consent to the delivery, which ends the right to withdraw. */
  refund_waiver: v.optional(v.boolean(), false),
});
export const sentGiftAnswerSchema = v.object({ order_key: v.string(), redirect_url: v.string() });

export const giftSchema = v.object({
  id: giftIdSchema,
  direction: withFallback(v.nullable(v.picklist(["sent", "received"])), null),
  state: withFallback(v.nullable(v.picklist(Object.keys(GIFT_TRANSITIONS) as GiftState[])), null),
  message: withFallback(v.string(), ""),
  /** Sender or recipient. */
  other: v.string(),
  goods: v.object({
    goods_id: v.string(),
    content_type: contentTypeSchema,
    game_code: gameCodeSchema,
    title: v.string(),
    text_locale: withFallback(v.string(), ""),
    image: pictureSchema,
  }),
  created_at: instantSchema,
  /** As it was given, where it is not known. */
  deliver_at: dispensableInstantSchema,
  expires_at: dispensableInstantSchema,
  /** Whether the sender has withdrawn it before it was accepted. */
  withdrawn: v.optional(v.boolean(), false),
});
export const giftListAnswerSchema = v.object({ gifts: v.array(giftSchema) });
