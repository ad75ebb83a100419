import type { EpochMilliseconds } from "../ports/device.ts";
import type { CouponRefusal } from "./normalize-coupon.ts";

/** Benefit of a coupon: a share, an amount in minor units by currency, or the whole price of one of its goods. */
export type CouponBenefit =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly amounts: Readonly<Record<string, number>> }
  | { readonly kind: "goods"; readonly goodsId: string };

export interface CouponTerms {
  readonly benefit: CouponBenefit;
  /** The only game it counts for; `null` means any. */
  readonly gameCode: string | null;
  /** `null` means all. */
  readonly countries: readonly string[] | null;
  readonly startsAtMs: EpochMilliseconds;
  readonly endsAtMs: EpochMilliseconds | null;
  /** Maximum number of players who can have it; `null` means all. */
  readonly maxRedemptions: number | null;
}

/** A player who enters the code. */
export interface CouponClaim {
  readonly nowMs: EpochMilliseconds;
  readonly countryCode: string;
  /** Whether this player has it already, and whether it is used up by them. */
  readonly hold: "none" | "held" | "used";
  /** Number of players who have it. */
  readonly redemptions: number;
  /** Whether the player has the goods that the coupon gives. */
  readonly ownsGoods: boolean;
  /** Whether the player has the game that the goods of the coupon belong to. */
  readonly ownsGame: boolean;
}

/** A line of a purchase: `amount` for the whole line, in minor units of the currency. */
export interface CouponLine {
  readonly goodsId: string;
  readonly gameCode: string;
  readonly quantity: number;
  readonly amount: number;
}

/**
 * Why a player cannot have a coupon; `null` if they can. The first row that fits decides.
 *
 * | coupon                                                   | refusal       |
 * |----------------------------------------------------------|---------------|
 * | the player has it, or has used it                        | used_by_you   |
 * | its time has not come                                    | not_started   |
 * | its time is over                                         | expired       |
 * | others have taken all of them                            | used_up       |
 * | not for this country                                     | wrong_country |
 * | gives goods that the player has                          | already_owned |
 * | gives goods of a game that the player does not have      | wrong_game    |
 */
export function couponRefusalOfClaim(terms: CouponTerms, claim: CouponClaim): CouponRefusal | null {
  if (claim.hold !== "none") return "used_by_you";
  const refusal = refusalOfTerms(terms, claim);
  if (refusal !== null || terms.benefit.kind !== "goods") return refusal;
  if (claim.ownsGoods) return "already_owned";
  return terms.gameCode !== null && !claim.ownsGame ? "wrong_game" : null;
}

/** Discount of a coupon in minor units, or why it does not apply; a held coupon can be used once. */
export function couponDiscountOf(
  terms: CouponTerms,
  claim: Omit<CouponClaim, "ownsGame">,
  basket: { readonly currency: string; readonly lines: readonly CouponLine[] },
): { readonly ok: true; readonly discount: number } | { readonly ok: false; readonly refusal: CouponRefusal } {
  const refuse = (refusal: CouponRefusal) => ({ ok: false, refusal }) as const;
  const { benefit, gameCode } = terms;
  if (claim.hold === "used") return refuse("used_by_you");
  const refusal = refusalOfTerms(terms, claim);
  if (refusal !== null) return refuse(refusal);
  if (benefit.kind === "goods" && claim.ownsGoods) return refuse("already_owned");
  const lines = basket.lines.filter(
    (line) =>
      (gameCode === null || line.gameCode === gameCode) &&
      (benefit.kind !== "goods" || line.goodsId === benefit.goodsId),
  );
  if (lines.length === 0) return refuse("wrong_game");
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  switch (benefit.kind) {
    case "percent":
      // Floored: a discount is never overstated.
      return { ok: true, discount: Math.floor((total * benefit.percent) / 100) };
    case "amount": {
      const amount = benefit.amounts[basket.currency];
      return amount === undefined ? refuse("wrong_country") : { ok: true, discount: Math.min(amount, total) };
    }
    case "goods": {
      const [line] = lines;
      return { ok: true, discount: line === undefined ? 0 : Math.floor(line.amount / line.quantity) };
    }
  }
}

function refusalOfTerms(
  { startsAtMs, endsAtMs, maxRedemptions, countries }: CouponTerms,
  claim: Pick<CouponClaim, "nowMs" | "hold" | "redemptions" | "countryCode">,
): CouponRefusal | null {
  if (claim.nowMs < startsAtMs) return "not_started";
  if (endsAtMs !== null && claim.nowMs >= endsAtMs) return "expired";
  if (claim.hold === "none" && maxRedemptions !== null && claim.redemptions >= maxRedemptions) return "used_up";
  return countries !== null && !countries.includes(claim.countryCode) ? "wrong_country" : null;
}
