import type { ParseKeys } from "i18next";
import { type CouponRefusal, couponRefusalOf } from "#core/engagement/normalize-coupon.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";

/** Why a coupon was not redeemed: a refusal of the server, no answer, or anything else. */
type CouponTrouble = CouponRefusal | "no_answer" | "other";

export const COUPON_REFUSAL_WORDS = {
  invalid: "refusalInvalid",
  used_by_you: "refusalUsedByYou",
  used_up: "refusalUsedUp",
  expired: "refusalExpired",
  not_started: "refusalNotStarted",
  wrong_country: "refusalWrongCountry",
  wrong_game: "refusalWrongGame",
  already_owned: "refusalAlreadyOwned",
  too_many_tries: "refusalTooManyTries",
  no_answer: "noAnswer",
  other: "didNotWork",
} as const satisfies Record<CouponTrouble, ParseKeys<"rewards">>;

export function couponTroubleOf(failure: RequestFailure | null): CouponTrouble {
  if (failure === null) return "other";
  if (failure.kind !== "status") return "no_answer";
  const { details, status } = failure;
  const reason = typeof details === "object" && details !== null && "reason" in details ? details.reason : null;
  if (typeof reason === "string") return couponRefusalOf(reason);
  return status === 400 ? "invalid" : "other";
}
