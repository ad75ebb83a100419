import { describe, expect, it } from "vitest";
import type { Price } from "#core/catalogue/game.ts";
import { currentAmount, discountPercentage, minorUnitsToDecimal, priceTagOf } from "#core/catalogue/price.ts";
import fc from "#tests/support/fast-check.ts";
import { instantAt, NOON } from "../support/instants.ts";

const price = (fields: Partial<Price>): Price => ({
  currency: "EUR",
  list: 2_999,
  sale: 2_999,
  taxIncluded: true,
  ...fields,
});

describe("the price tag", () => {
  it("says free where nothing is to be paid", () => {
    expect(priceTagOf(price({ list: 0, sale: 0 }), NOON)).toEqual({ kind: "free" });
  });

  it("says the amount alone without a discount", () => {
    expect(priceTagOf(price({}), NOON)).toEqual({ kind: "regular", amount: 2_999 });
  });

  it("contains the lowest price of 30 days and the end of a discount", () => {
    const tag = priceTagOf(price({ sale: 1_999, lowest30d: 1_899, saleEndsAt: instantAt(NOON + 1) }), NOON);
    expect(tag).toEqual({
      kind: "discounted",
      amount: 1_999,
      listAmount: 2_999,
      percentage: 33,
      lowest30d: 1_899,
      endsAtMs: NOON + 1,
    });
  });

  it("contains no end and no lowest price if there are none", () => {
    expect(priceTagOf(price({ sale: 1_999 }), NOON)).toMatchObject({ lowest30d: null, endsAtMs: null });
  });

  it("goes back to the list price the moment the sale ends", () => {
    const sale = price({ sale: 1_000, saleEndsAt: instantAt(NOON) });
    expect(currentAmount(sale, NOON - 1)).toBe(1_000);
    expect(currentAmount(sale, NOON)).toBe(2_999);
    expect(priceTagOf(sale, NOON)).toEqual({ kind: "regular", amount: 2_999 });
  });

  it("is never above the list price", () => {
    expect(currentAmount(price({ sale: 3_500 }), NOON)).toBe(2_999);
  });
});

describe("the discount", () => {
  it.each([
    [2_999, 1_999, 33],
    [1_000, 1, 99],
    [1_000, 0, 100],
    [1_000, 999, 0],
    [1_000, 1_000, 0],
    [1_000, 1_500, 0],
    [1_000, -5, 100],
    [0, 0, 0],
    [0, -1, 0],
  ])("from %d to %d is %d %", (list, sale, percentage) => {
    expect(discountPercentage({ list, sale })).toBe(percentage);
  });

  it("is never overstated and never understated by a whole percent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const sale = Math.floor(list * part);
        const exact = (BigInt(list - sale) * 100n) / BigInt(list);
        expect(BigInt(discountPercentage({ list, sale }))).toBe(exact);
      }),
    );
  });
});

describe("minor units as a decimal numeral", () => {
  it.each([
    [2_999, 2, "29.99"],
    [5, 2, "0.05"],
    [0, 2, "0.00"],
    [2_999, 0, "2999"],
    [1_234, 3, "1.234"],
    [-5, 2, "-0.05"],
  ])("%d with %d digits is %s", (amount, digits, text) => {
    expect(minorUnitsToDecimal(amount, digits)).toBe(text);
  });
});
