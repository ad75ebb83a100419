import type { GiftRefusal } from "#core/commerce/gift.ts";
import type { TextKey } from "#ui/i18n/text-areas.ts";

/** Why something cannot be given, in words. */
export const GIFT_REFUSAL_TEXTS: Readonly<Record<GiftRefusal, TextKey<"gifts">>> = {
  not_giftable: "refusalNotGiftable",
  free: "refusalNotGiftable",
  pre_order: "refusalNotGiftable",
  to_yourself: "refusalToYourself",
  country_mismatch: "refusalCountry",
  no_access: "refusalAccess",
  too_many_waiting: "refusalTooManyWaiting",
  message_too_long: "messageTooLong",
};
