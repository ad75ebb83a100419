import type { ParseKeys } from "i18next";
import type { GiftRefusal } from "#core/commerce/gift.ts";

/** Why something cannot be given, in words. */
export const GIFT_REFUSAL_TEXTS: Readonly<Record<GiftRefusal, ParseKeys<"gifts">>> = {
  not_giftable: "refusalNotGiftable",
  free: "refusalNotGiftable",
  pre_order: "refusalNotGiftable",
  to_yourself: "refusalToYourself",
  account_closing: "refusalClosing",
  country_mismatch: "refusalCountry",
  no_access: "refusalAccess",
  too_many_waiting: "refusalTooManyWaiting",
  message_too_long: "messageTooLong",
  other: "refusalOther",
};
