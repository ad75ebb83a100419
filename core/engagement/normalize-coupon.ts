import { foldCode } from "../texts/fold-code.ts";
import { INKLESS } from "../texts/visible-text.ts";

/** Signs without ink, hyphens and dashes of any script. */
const NOT_PART_OF_A_CODE = new RegExp(`[${INKLESS}\\p{Dash_Punctuation}]`, "gu");

/**
 * Canonical form of a coupon code: without hyphens and invisible signs, in capitals by rules that depend on no
 * language.
 */
export function normalizeCoupon(text: string): string {
  // Upper-casing and stripping can leave characters that compose, and composition characters to strip.
  return stripped(foldCode(stripped(text)));
}

function stripped(text: string): string {
  return text.normalize("NFKC").replaceAll(NOT_PART_OF_A_CODE, "").normalize("NFKC");
}

/** Why a coupon is refused; each reason has its own text. `other`: for a reason that is not known. */
export const COUPON_REFUSALS = [
  "invalid",
  "used_by_you",
  "used_up",
  "expired",
  "not_started",
  "wrong_country",
  "wrong_game",
  "already_owned",
  "too_many_tries",
  "other",
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

const PASSING_REFUSALS: ReadonlySet<CouponRefusal> = new Set([
  "not_started",
  "wrong_country",
  "wrong_game",
  "too_many_tries",
  "other",
]);

/** Whether a refused coupon can still apply later: at another time, in another country or to another cart. */
export const canCouponApplyLater = (refusal: CouponRefusal): boolean => PASSING_REFUSALS.has(refusal);
