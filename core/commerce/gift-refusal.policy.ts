import { countGraphemes } from "unicode-segmenter/grapheme";
import { normalizeText } from "../texts/normalize-text.ts";
import { MAX_GIFT_MESSAGE_GRAPHEMES, MAX_WAITING_GIFTS } from "./constants.ts";
import type { GiftRefusal } from "./gift.ts";

export interface GiftProposal {
  readonly goods: {
    readonly giftable: boolean | null;
    readonly availability: string | null;
    /** Amount to pay, in minor units. */
    readonly amount: number;
  };
  readonly sender: {
    readonly userId: string;
    readonly countryCode: string;
    /** Gifts of the sender that wait for an answer, or for their payment. */
    readonly waitingGifts: number;
  };
  readonly recipient: {
    readonly userId: string;
    readonly countryCode: string;
    /** Whether the game is open to them: a credential can be needed for it. */
    readonly hasAccess: boolean;
    /** Whether they have asked for the deletion of the account. */
    readonly isClosing: boolean;
  };
  readonly message: string;
}

/** Why a gift cannot be sent, before anything is paid; `null` if it can. */
export function giftRefusalOf({ goods, sender, recipient, message }: GiftProposal): GiftRefusal | null {
  if (!goods.giftable) return "not_giftable";
  if (goods.availability === "PREORDER") return "pre_order";
  if (goods.amount === 0) return "free";
  if (sender.userId === recipient.userId) return "to_yourself";
  if (recipient.isClosing) return "account_closing";
  if (sender.countryCode !== recipient.countryCode) return "country_mismatch";
  if (!recipient.hasAccess) return "no_access";
  if (isGiftMessageTooLong(message)) return "message_too_long";
  return sender.waitingGifts >= MAX_WAITING_GIFTS ? "too_many_waiting" : null;
}

/** Whether a normalised message is too long for a gift. */
export function isGiftMessageTooLong(message: string): boolean {
  return countGraphemes(normalizeText(message)) > MAX_GIFT_MESSAGE_GRAPHEMES;
}
