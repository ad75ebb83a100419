import { describe, expect, it } from "vitest";
import { MAX_WAITING_GIFTS } from "#core/commerce/constants.ts";
import {
  canGiftBecome,
  GIFT_TRANSITIONS,
  type GiftState,
  giftExpiresAt,
  isGiftTooFarAhead,
} from "#core/commerce/gift.ts";
import { type GiftProposal, giftRefusalOf } from "#core/commerce/gift-refusal.policy.ts";
import {
  canCancelOrder,
  canOrderBecome,
  isSettledOrder,
  ORDER_TRANSITIONS,
  type OrderState,
  orderPollDelayMs,
} from "#core/commerce/order-state.ts";

const ORDER_STATES = Object.keys(ORDER_TRANSITIONS) as OrderState[];

/** States that can be reached from one over any number of steps. */
function reachable<State extends string>(
  from: State,
  transitions: Readonly<Record<State, readonly State[]>>,
): Set<State> {
  const found = new Set<State>([from]);
  for (const state of found) for (const next of transitions[state]) found.add(next);
  return found;
}

describe("an order", () => {
  it("goes from created over payment to fulfilment, and to a refund on request", () => {
    const way: OrderState[] = ["created", "awaiting_payment", "paid", "fulfilled", "refund_requested", "refunded"];
    for (const [index, state] of way.slice(1).entries()) expect(canOrderBecome(way[index] ?? state, state)).toBe(true);
    expect(canOrderBecome("created", "paid")).toBe(false);
    expect(canOrderBecome("refunded", "paid")).toBe(false);
  });

  it("can reach every state", () => {
    expect(reachable<OrderState>("created", ORDER_TRANSITIONS)).toEqual(new Set(ORDER_STATES));
  });

  it("can be cancelled until it is paid", () => {
    expect(ORDER_STATES.filter(canCancelOrder)).toEqual(["created", "awaiting_payment"]);
    expect(canCancelOrder(null)).toBe(false);
  });

  it("is settled when it is fulfilled or nothing follows", () => {
    expect(ORDER_STATES.filter(isSettledOrder)).toEqual(["fulfilled", "failed", "cancelled", "refunded"]);
    expect(isSettledOrder(null)).toBe(false);
  });

  it("is looked at ever more rarely, every 15 s at least", () => {
    expect([0, 1, 2, 3, 4, 50].map(orderPollDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });
});

describe("a gift", () => {
  const proposal: GiftProposal = {
    goods: { giftable: true, availability: "ON_SALE", amount: 100 },
    sender: { userId: "a", countryCode: "KR", waitingGifts: MAX_WAITING_GIFTS - 1 },
    recipient: { userId: "b", countryCode: "KR", hasAccess: true, isClosing: false },
    message: "Enjoy!",
  };

  it("can be sent", () => {
    expect(giftRefusalOf(proposal)).toBeNull();
    expect(giftRefusalOf({ ...proposal, message: "👩‍👩‍👧‍👦".repeat(200) })).toBeNull();
  });

  it.each<[string, Partial<GiftProposal>]>([
    ["not_giftable", { goods: { ...proposal.goods, giftable: false } }],
    ["pre_order", { goods: { ...proposal.goods, availability: "PREORDER" } }],
    ["free", { goods: { ...proposal.goods, amount: 0 } }],
    ["to_yourself", { recipient: { ...proposal.recipient, userId: proposal.sender.userId } }],
    ["country_mismatch", { recipient: { ...proposal.recipient, countryCode: "JP" } }],
    ["no_access", { recipient: { ...proposal.recipient, hasAccess: false } }],
    ["message_too_long", { message: "x".repeat(201) }],
    ["too_many_waiting", { sender: { ...proposal.sender, waitingGifts: MAX_WAITING_GIFTS } }],
  ])("is refused before payment: %s", (refusal, fields) => {
    expect(giftRefusalOf({ ...proposal, ...fields })).toBe(refusal);
  });

  it("can be sent up to a year ahead", () => {
    const dayMs = 24 * 3_600_000;
    expect(isGiftTooFarAhead(365 * dayMs, 0)).toBe(false);
    expect(isGiftTooFarAhead(365 * dayMs + 1, 0)).toBe(true);
  });

  it("expires after 14 days", () => {
    expect(giftExpiresAt(0)).toBe(14 * 24 * 3_600_000);
  });

  it("is refunded when it is declined, expired or cancelled, never once accepted", () => {
    const states = Object.keys(GIFT_TRANSITIONS) as GiftState[];
    expect(states.filter((state) => canGiftBecome(state, "refunded"))).toEqual(["declined", "expired", "cancelled"]);
    expect(reachable<GiftState>("pending", GIFT_TRANSITIONS)).toEqual(new Set(states));
  });
});
