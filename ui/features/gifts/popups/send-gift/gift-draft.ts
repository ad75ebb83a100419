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
  parse: (stored) => {
    if (typeof stored !== "object" || stored === null) return null;
    const { recipient, message, day } = { ...NO_GIFT_DRAFT, ...stored };
    return { recipient: String(recipient), message: String(message), day: String(day) };
  },
  isEmpty: ({ recipient, message, day }) => recipient === "" && message === "" && day === "",
};
