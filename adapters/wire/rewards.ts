import * as v from "valibot";
import { MAX_COUPON_LENGTH } from "#core/engagement/constants.ts";
import { gameCodeSchema, instantSchema } from "./envelope.ts";
import { pictureSchema } from "./games.ts";
import { exactly, withFallback } from "./tolerant-reader.ts";

const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0));

export const couponBodySchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_COUPON_LENGTH)),
});

export const couponSchema = v.object({
  code: v.string(),
  title: v.string(),
  description: withFallback(v.string(), ""),
  worth: withFallback(
    v.nullable(
      v.variant("kind", [
        v.object({ kind: v.literal("percent"), percent: v.pipe(v.number(), v.integer()) }),
        v.object({ kind: v.literal("amount"), amount: minorUnits, currency: v.string() }),
        v.object({ kind: v.literal("goods"), goods_id: v.string() }),
      ]),
    ),
    null,
  ),
  game: v.nullable(v.object({ game_code: gameCodeSchema, title: v.string() })),
  state: withFallback(v.nullable(v.picklist(["held", "used", "expired"])), null),
  ends_at: v.nullable(instantSchema),
  redeemed_at: instantSchema,
  used_at: v.nullable(instantSchema),
});
export const couponListAnswerSchema = v.object({ coupons: v.array(couponSchema) });

const progressNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const rewardSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: withFallback(v.string(), ""),
  media: pictureSchema,
  state: withFallback(v.nullable(v.picklist(["locked", "claimable", "claimed", "expired"])), null),
  progress: v.object({ current: progressNumber, goal: progressNumber }),
  ends_at: v.nullable(instantSchema),
  claimed_at: v.nullable(instantSchema),
  prize: v.string(),
});
export const rewardListAnswerSchema = v.object({ rewards: v.array(rewardSchema) });

export const miniGameSchema = v.object({
  rounds_left: progressNumber,
  rounds_a_day: progressNumber,
  resets_at: instantSchema,
});
export const miniGameRoundSchema = v.object({
  ...miniGameSchema.entries,
  prize: exactly(v.nullable(couponSchema)),
  /** Under the cards that were not picked: titles of coupons, empty for blanks. */
  others: v.optional(v.array(v.string())),
});
