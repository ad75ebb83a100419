import { expect, test } from "vitest";
import {
  type CouponClaim,
  type CouponTerms,
  couponDiscountOf,
  couponRefusalOfClaim,
} from "#core/engagement/coupon.policy.ts";

const TERMS: CouponTerms = {
  benefit: { kind: "percent", percent: 15 },
  gameCode: null,
  countries: null,
  startsAtMs: 1_000,
  endsAtMs: 2_000,
  maxRedemptions: 3,
};
const CLAIM: CouponClaim = {
  nowMs: 1_500,
  countryCode: "KR",
  hold: "none",
  redemptions: 0,
  ownsGoods: false,
  ownsGame: false,
};
const GOODS = { kind: "goods", goodsId: "tl-dlc" } as const;
const LINES = [
  { goodsId: "tl-deluxe", gameCode: "tl", quantity: 1, amount: 1_999 },
  { goodsId: "tl-dlc", gameCode: "tl", quantity: 2, amount: 1_000 },
  { goodsId: "aion-deluxe", gameCode: "aion", quantity: 1, amount: 5_000 },
];
const basket = (currency = "USD", lines = LINES) => ({ currency, lines });

test.each<[string, Partial<CouponTerms>, Partial<CouponClaim>, string | null]>([
  ["goes well", {}, {}, null],
  ["is refused to who has it", {}, { hold: "held" }, "used_by_you"],
  ["is refused to who has used it, even when it is over", {}, { hold: "used", nowMs: 9_000 }, "used_by_you"],
  ["is too early a moment before it starts", {}, { nowMs: 999 }, "not_started"],
  ["goes well in the moment it starts", {}, { nowMs: 1_000 }, null],
  ["is too late in the moment it ends", {}, { nowMs: 2_000 }, "expired"],
  ["never ends without an end", { endsAtMs: null }, { nowMs: 9e15 }, null],
  ["is refused when others have taken all", {}, { redemptions: 3 }, "used_up"],
  ["goes well for the last of them", {}, { redemptions: 2 }, null],
  ["is not limited without a number", { maxRedemptions: null }, { redemptions: 1e9 }, null],
  ["is refused in another country", { countries: ["JP"] }, {}, "wrong_country"],
  ["goes well in its country", { countries: ["JP", "KR"] }, {}, null],
  ["gives no goods twice", { benefit: GOODS }, { ownsGoods: true }, "already_owned"],
  ["gives nothing to a game that is not there", { benefit: GOODS, gameCode: "tl" }, {}, "wrong_game"],
  ["gives goods to who has their game", { benefit: GOODS, gameCode: "tl" }, { ownsGame: true }, null],
])("redeeming a coupon %s", (_, terms, claim, refusal) => {
  expect(couponRefusalOfClaim({ ...TERMS, ...terms }, { ...CLAIM, ...claim })).toBe(refusal);
});

test.each<[string, Partial<CouponTerms>, Partial<CouponClaim>, unknown]>([
  ["takes its share off everything, floored", {}, {}, { ok: true, discount: 1_199 }],
  ["takes its share off its game alone", { gameCode: "tl" }, {}, { ok: true, discount: 449 }],
  ["counts when it is held, even if others have all the rest", {}, { hold: "held", redemptions: 9 }, { ok: true }],
  ["counts once", {}, { hold: "used" }, { ok: false, refusal: "used_by_you" }],
  ["is over, held or not", {}, { hold: "held", nowMs: 2_000 }, { ok: false, refusal: "expired" }],
  ["does not count where none of its game is bought", { gameCode: "lin2" }, {}, { ok: false, refusal: "wrong_game" }],
  [
    "takes an amount off, never more than there is to pay",
    { benefit: { kind: "amount", amounts: { USD: 99_999 } } },
    {},
    { ok: true, discount: 7_999 },
  ],
  [
    "is worth nothing in a currency it was not made for",
    { benefit: { kind: "amount", amounts: { KRW: 5_000 } } },
    {},
    { ok: false, refusal: "wrong_country" },
  ],
  ["pays for one of its goods", { benefit: GOODS }, {}, { ok: true, discount: 500 }],
  ["does not pay for what is owned", { benefit: GOODS }, { ownsGoods: true }, { ok: false, refusal: "already_owned" }],
  [
    "does not pay for other goods",
    { benefit: { kind: "goods", goodsId: "linw-dlc" } },
    {},
    { ok: false, refusal: "wrong_game" },
  ],
])("a coupon in a purchase %s", (_, terms, claim, answer) => {
  expect(couponDiscountOf({ ...TERMS, ...terms }, { ...CLAIM, ...claim }, basket())).toMatchObject(
    answer as Record<string, unknown>,
  );
});
