import { describe, expect, it } from "vitest";
import type { CartItem } from "#core/commerce/cart.ts";
import { cartRefusalsOf } from "#core/commerce/cart-refusals.ts";
import { cartTotalsOf } from "#core/commerce/cart-totals.ts";
import { buildGoods } from "#tests/ui/support/builders.ts";

const NONE: ReadonlySet<string> = new Set();
const base = buildGoods({ goodsId: "base", availability: "ON_SALE", owned: false });
const addition = buildGoods({
  goodsId: "addition",
  availability: "ON_SALE",
  owned: false,
  requiresGoodsId: "base",
  blockedReason: "requires_base_game",
});

describe("the lines of a cart that can be bought", () => {
  it("contains goods that need a base game together with it, or if the player owns it", () => {
    expect(cartRefusalsOf([addition], NONE)).toEqual(["requires_base_game"]);
    expect(cartRefusalsOf([addition, base], NONE)).toEqual([null, null]);
    expect(cartRefusalsOf([addition], new Set(["base"]))).toEqual([null]);
  });

  it("does not contain goods that need something that cannot be bought itself", () => {
    const soldOut = { ...base, availability: "SOLD_OUT" as const };
    expect(cartRefusalsOf([addition, soldOut], NONE)).toEqual(["requires_base_game", "sold_out"]);
  });

  it("reaches through a chain of needs, in any order", () => {
    const further = { ...addition, goodsId: "further", requiresGoodsId: "addition" };
    expect(cartRefusalsOf([further, addition, base], NONE)).toEqual([null, null, null]);
  });

  it("has one currency, that of the first line that can be bought", () => {
    const price = { ...base.price, currency: "JPY" };
    const soldOut = { ...base, goodsId: "sold-out", price, availability: "SOLD_OUT" as const };
    const foreign = { ...base, goodsId: "foreign", price };
    expect(cartRefusalsOf([soldOut, base, foreign], NONE)).toEqual(["sold_out", null, "other_currency"]);
  });
});

describe("the total of a cart", () => {
  const line = (change: Partial<CartItem>): CartItem => ({
    goods: base,
    quantity: 1,
    unitAmount: base.price.sale,
    ownedAmount: 0,
    refusal: null,
    ...change,
  });

  it("is the sum of the lines that can be bought, times their quantities", () => {
    const price = { currency: "EUR", list: 1_000, sale: 800, taxIncluded: true };
    const goods = { ...base, price };
    const untaxed = { ...base, price: { ...price, taxIncluded: false } };
    const lines = [
      line({ goods, quantity: 3, unitAmount: 800 }),
      line({ goods: untaxed, unitAmount: 500, ownedAmount: 300 }),
      line({ goods, unitAmount: 9_999, refusal: "sold_out" }),
    ];
    expect(cartTotalsOf(lines, "US")).toEqual({
      currency: "EUR",
      listAmount: 3_625,
      amount: 2_900,
      count: 4,
      taxIncluded: false,
    });
  });

  it("is counted from the lowest price of 30 days in Europe, for every piece", () => {
    const goods = {
      ...base,
      price: { currency: "EUR", list: 2_500, sale: 1_000, lowest30d: 1_250, taxIncluded: true },
    };
    const lines = [line({ goods, quantity: 2, unitAmount: 1_000 })];
    expect(cartTotalsOf(lines, "DE")).toMatchObject({ listAmount: 2_500, amount: 2_000 });
    expect(cartTotalsOf(lines, "US")).toMatchObject({ listAmount: 5_000, amount: 2_000 });
  });

  it("has no currency where nothing can be bought", () => {
    expect(cartTotalsOf([line({ refusal: "ended" })], "US")).toMatchObject({ currency: null, amount: 0, count: 0 });
  });
});
