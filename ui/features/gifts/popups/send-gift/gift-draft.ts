import type { ParseKeys } from "i18next";
import * as v from "valibot";
import { isGiftMessageTooLong } from "#core/commerce/gift-refusal.policy.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import type { FormDraftKind } from "#ui/kit/form/form-draft.ts";
import type { Form, Problems } from "#ui/kit/form/use-form.ts";
import { dayRefusalOf } from "./delivery-day.ts";

/** Input of a player for a gift so far. */
export interface GiftDraft {
  /** Nickname as it was typed. */
  readonly recipient: string;
  /** Id of the player with that nickname who was chosen; empty for none. */
  readonly recipientId: string;
  readonly message: string;
  /** Day of delivery in the player's own calendar, `2026-12-24`; empty for as soon as it is paid. */
  readonly day: string;
  /** The order that pays for exactly this gift; empty until it is placed. */
  readonly orderKey: string;
}

export const NO_GIFT_DRAFT: GiftDraft = { recipient: "", recipientId: "", message: "", day: "", orderKey: "" };

const text = v.fallback(v.string(), "");

/** A gift, by player and goods; kept until it is paid, also over the payment page. */
export const GIFT_DRAFT: FormDraftKind<GiftDraft> = {
  name: "gift-draft",
  keptIn: "device",
  schema: v.object({ recipient: text, recipientId: text, message: text, day: text, orderKey: text }),
};

export type GiftForm = Form<GiftDraft, ParseKeys<"gifts">>;

const DAY_TEXTS = { over: "dayOver", too_far: "dayTooFar" } as const;

/** What is wrong with the input of a step. */
export function giftProblemsOf(
  step: number,
  { recipient, message, day }: GiftDraft,
  nowMs: number,
): Problems<GiftDraft, ParseKeys<"gifts">> {
  if (step === 1) return { recipient: hasInk(recipient) ? null : "recipientMissing" };
  if (step !== 2) return {};
  const dayRefusal = dayRefusalOf(day, nowMs);
  return {
    message: isGiftMessageTooLong(message) ? "messageTooLong" : null,
    day: dayRefusal && DAY_TEXTS[dayRefusal],
  };
}
