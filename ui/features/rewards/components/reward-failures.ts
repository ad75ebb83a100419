import type { ParseKeys } from "i18next";
import type { CouponRefusal } from "#core/engagement/normalize-coupon.ts";
import type { FailureTexts } from "#core/failures/failure-text.ts";

/** Texts for the failures of claiming a reward or playing a round. */
export const REWARD_FAILURES = {
  noAnswer: "noAnswer",
  other: "didNotWork",
} as const satisfies FailureTexts<ParseKeys<"rewards">>;

/** Texts for the failures of redeeming a coupon. */
export const COUPON_FAILURES = {
  ...REWARD_FAILURES,
  invalid: "refusalInvalid",
  used_by_you: "refusalUsedByYou",
  used_up: "refusalUsedUp",
  expired: "refusalExpired",
  not_started: "refusalNotStarted",
  wrong_country: "refusalWrongCountry",
  wrong_game: "refusalWrongGame",
  already_owned: "refusalAlreadyOwned",
  too_many_tries: "refusalTooManyTries",
  "400": "refusalInvalid",
  "404": "refusalInvalid",
} as const satisfies FailureTexts<ParseKeys<"rewards">> & Record<CouponRefusal, ParseKeys<"rewards">>;
