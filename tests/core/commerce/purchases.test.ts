import { describe, expect, it } from "vitest";
import { appStoreOf } from "#core/commerce/app-store.ts";
import type { NewGift } from "#core/commerce/gift.ts";
import type { OrderState } from "#core/commerce/order-state.ts";

import { contentsTextOf, giftContentsTextOf, isAttemptOf, stepAfterAttempt } from "#core/commerce/purchase-attempt.ts";
import { type RefundFacts, refundRefusalOf, refundUntilMs } from "#core/commerce/refund-right.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("a refund", () => {
  const bought: RefundFacts = {
    state: "fulfilled",
    purpose: "own",
    total: 100,
    paidAtMs: 0,
    playMinutes: 120,
    isDeducted: false,
  };

  it("can be requested within 14 days with at most two hours of play", () => {
    expect(refundUntilMs(0)).toBe(14 * DAY);
    expect(refundRefusalOf(bought, 14 * DAY - 1)).toBeNull();
    expect(refundRefusalOf({ ...bought, state: "paid" }, 0)).toBeNull();
    expect(refundRefusalOf(bought, 14 * DAY)).toBe("window_over");
    expect(refundRefusalOf({ ...bought, playMinutes: 121 }, DAY)).toBe("played");
  });

  it("is refused with the reason for everything else", () => {
    const refusal = (change: Partial<RefundFacts>) => refundRefusalOf({ ...bought, ...change }, DAY);
    expect(refusal({ state: "awaiting_payment", paidAtMs: null })).toBe("not_paid");
    expect(refusal({ state: "cancelled", paidAtMs: null })).toBe("not_paid");
    expect(refusal({ state: "refund_requested" })).toBe("already_asked");
    expect(refusal({ state: "refunded" })).toBe("already_refunded");
    expect(refusal({ total: 0 })).toBe("nothing_paid");
    expect(refusal({ purpose: "gift" })).toBe("given");
    expect(refusal({ isDeducted: true })).toBe("deducted");
  });
});

describe("a purchase", () => {
  const contents = {
    lines: [
      { goodsId: "b", quantity: 1 },
      { goodsId: "a", quantity: 2 },
    ],
    couponCode: null,
    provider: "nshop",
    total: 300,
    currency: "KRW",
  };

  it("is the same for any order of its lines, and differs with any other change", () => {
    const text = contentsTextOf(contents);
    expect(contentsTextOf({ ...contents, lines: contents.lines.toReversed() })).toBe(text);
    const others = [
      { ...contents, lines: contents.lines.slice(1) },
      { ...contents, couponCode: "TEN" },
      { ...contents, provider: "apple" },
      { ...contents, total: 299 },
      { ...contents, currency: "JPY" },
    ].map(contentsTextOf);
    expect(new Set([text, ...others]).size).toBe(6);
  });

  it("continues from the result of its last attempt", () => {
    const step = (state: OrderState, ageMs = 0) => stepAfterAttempt({ state, createdAtMs: 0 }, ageMs);
    expect(stepAfterAttempt(null, 0)).toBe("send");
    expect(step("created")).toBe("pay");
    expect(step("awaiting_payment")).toBe("pay");
    expect(step("paid", 10 * DAY)).toBe("show");
    expect(stepAfterAttempt({ state: null, createdAtMs: 0 }, 10 * DAY)).toBe("show");
    expect(step("fulfilled", 30 * 60_000 - 1)).toBe("show");
    expect(step("fulfilled", 30 * 60_000)).toBe("again");
    for (const state of ["failed", "cancelled", "refund_requested", "refunded"] as const) {
      expect(step(state)).toBe("again");
    }
  });
});

describe("the purchase of a gift", () => {
  const gift: NewGift = {
    goodsId: "castle",
    recipient: "mina",
    message: "For you.",
    deliverAt: null,
    provider: "nshop",
    expected: { total: 900, currency: "KRW" },
    waivesRefund: false,
    returnPath: "/order/result",
  };
  const order = {
    lines: [{ goodsId: "castle", quantity: 1 }],
    couponCode: null,
    provider: "nshop",
    total: 900,
    currency: "KRW",
  };

  it("is another one for another recipient, with other words or on another day", () => {
    const texts = [
      gift,
      { ...gift, recipient: "yuna" },
      { ...gift, message: "" },
      { ...gift, deliverAt: "2026-12-24T09:00:00.000Z" },
      { ...gift, expected: { total: 901, currency: "KRW" } },
    ].map(giftContentsTextOf);
    expect(new Set(texts).size).toBe(texts.length);
    expect(giftContentsTextOf({ ...gift })).toBe(texts[0]);
  });

  it("and one's own are known again by the orders they have led to", () => {
    expect(isAttemptOf(giftContentsTextOf(gift), order)).toBe(true);
    expect(isAttemptOf(contentsTextOf(order), order)).toBe(true);
    expect(isAttemptOf(contentsTextOf(order), { ...order, provider: null })).toBe(true);
    expect(isAttemptOf(contentsTextOf(order), { ...order, total: 90, provider: null })).toBe(false);
    expect(isAttemptOf(giftContentsTextOf(gift), { ...order, total: 90 })).toBe(false);
    expect(isAttemptOf(contentsTextOf({ ...order, total: 9_000 }), order)).toBe(false);
  });
});

it("the store of an app is known from its user agent", () => {
  expect(appStoreOf("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) PurpleApp/3")).toBe("apple");
  expect(appStoreOf("Mozilla/5.0 (Linux; Android 15) PurpleApp/3")).toBe("google");
  expect(appStoreOf("Mozilla/5.0 (Linux; Android 15) PurpleApp/3 OneStore/8")).toBe("onestore");
  expect(appStoreOf("Mozilla/5.0 (Windows NT 10.0)")).toBeNull();
});
