import * as v from "valibot";
import type { FormDraftKind } from "#ui/kit/form-draft/form-draft.ts";

/** What a player has said about a gift so far. */
export interface GiftDraft {
  /** User name as it was typed. */
  readonly recipient: string;
  readonly message: string;
  /** Day of delivery in the player's own calendar, `2026-12-24`; empty for as soon as it is paid. */
  readonly day: string;
}

export const NO_GIFT_DRAFT: GiftDraft = { recipient: "", message: "", day: "" };

/** A gift, by player and goods; kept until it is paid, also over the payment page. */
export const GIFT_DRAFT: FormDraftKind<GiftDraft> = {
  name: "gift-draft",
  keptIn: "device",
  schema: v.object({
    recipient: v.fallback(v.string(), ""),
    message: v.fallback(v.string(), ""),
    day: v.fallback(v.string(), ""),
  }),
  isEmpty: ({ recipient, message, day }) => recipient === "" && message === "" && day === "",
};
