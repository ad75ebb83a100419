import { describe, expect, it } from "vitest";
import { bundlePriceOf } from "#core/catalogue/bundle-price.ts";
import type { Price } from "#core/catalogue/game.ts";
import {
  currentAmount,
  discountPercentage,
  minorUnitsToDecimal,
  priceOfRest,
  priceTagOf,
} from "#core/catalogue/price.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
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
    expect(priceTagOf(price({ list: 0, sale: 0 }), NOON, "US")).toEqual({ kind: "free" });
  });

  it("says the amount alone without a discount", () => {
    expect(priceTagOf(price({}), NOON, "US")).toEqual({ kind: "regular", amount: 2_999 });
  });

  it("contains the lowest price of 30 days and the end of a discount", () => {
    const tag = priceTagOf(price({ sale: 1_999, lowest30d: 1_899, saleEndsAt: instantAt(NOON + 1) }), NOON, "US");
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
    expect(priceTagOf(price({ sale: 1_999 }), NOON, "US")).toMatchObject({ lowest30d: null, endsAtMs: null });
  });

  it("goes back to the list price the moment the sale ends", () => {
    const sale = price({ sale: 1_000, saleEndsAt: instantAt(NOON) });
    expect(currentAmount(sale, NOON - 1)).toBe(1_000);
    expect(currentAmount(sale, NOON)).toBe(2_999);
    expect(priceTagOf(sale, NOON, "US")).toEqual({ kind: "regular", amount: 2_999 });
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
    forAll(fc.integer({ min: 1, max: 2 ** 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
      const sale = Math.floor(list * part);
      const exact = (BigInt(list - sale) * 100n) / BigInt(list);
      expect(BigInt(discountPercentage({ list, sale }))).toBe(exact);
    });
  });
});

describe("the reduction that a player is shown", () => {
  const LEGAL = ["DE", "FR", "NO", "IS", "LI", "GB"];
  const OTHERS = ["US", "KR", "JP", "CH", "SA"];
  const sale = price({ list: 2_500, sale: 1_000, lowest30d: 1_250 });

  it.each(LEGAL)("in %s is counted from the lowest price of the last 30 days", (country) => {
    expect(priceTagOf(sale, NOON, country)).toMatchObject({ listAmount: 1_250, percentage: 20 });
  });

  it.each(OTHERS)("in %s is counted from the list price", (country) => {
    expect(priceTagOf(sale, NOON, country)).toMatchObject({ listAmount: 2_500, percentage: 60 });
  });

  it("is none in Europe where the price was as low within the last 30 days", () => {
    const same = price({ list: 2_999, sale: 2_199, lowest30d: 2_199 });
    expect(priceTagOf(same, NOON, "DE")).toEqual({ kind: "regular", amount: 2_199 });
    expect(priceTagOf({ ...same, lowest30d: 1_999 }, NOON, "DE")).toEqual({ kind: "regular", amount: 2_199 });
  });

  it("is counted from the list price in Europe too where no lowest price is known", () => {
    expect(priceTagOf(price({ list: 2_000, sale: 1_000 }), NOON, "DE")).toMatchObject({ percentage: 50 });
  });

  it("of a bundle does not count what the player owns already", () => {
    const bundle = price({ list: 6_199, sale: 5_199 });
    const parts = [
      { goodsId: "owned", amount: 2_099, quantity: 1, owned: true },
      { goodsId: "new", amount: 4_898, quantity: 1, owned: false },
    ];
    const { amount, ownedAmount } = bundlePriceOf(bundle.sale, parts);
    const rest = priceOfRest(bundle, { unitAmount: amount, ownedAmount, quantity: 1 });
    expect(priceTagOf(bundle, NOON, "US")).toMatchObject({ percentage: 16 });
    expect(priceTagOf(rest, NOON, "US")).toMatchObject({ amount: 3_640, listAmount: 4_340, percentage: 16 });
  });

  it("never exceeds the true saving and is never negative, at any price, owned share and quantity", () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 });
    forAll(
      fc.record({
        list: amount,
        sale: amount,
        lowest30d: fc.option(amount, { nil: undefined }),
        country: fc.constantFrom(...LEGAL, ...OTHERS),
        ownedShare: fc.double({ min: 0, max: 1, noNaN: true }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      ({ list, sale: wanted, lowest30d, country, ownedShare, quantity }) => {
        const paid = Math.min(list, wanted);
        const whole = price({ list, sale: paid, lowest30d });
        const ownedAmount = Math.floor(paid * ownedShare);
        const unitAmount = paid - ownedAmount;
        const tag = priceTagOf(priceOfRest(whole, { unitAmount, ownedAmount, quantity }), NOON, country);
        if (tag.kind !== "discounted") return;
        const isLegal = LEGAL.includes(country);
        const before = isLegal ? Math.min(list, lowest30d ?? list) : list;
        expect(tag.amount).toBe(unitAmount * quantity);
        expect(tag.listAmount).toBeGreaterThan(tag.amount);
        // The share that is still bought of the price before.
        expect(tag.listAmount * paid).toBeLessThanOrEqual(before * unitAmount * quantity);
        expect(tag.percentage).toBeGreaterThanOrEqual(0);
        expect(tag.percentage).toBeLessThanOrEqual((100 * (tag.listAmount - tag.amount)) / tag.listAmount);
      },
    );
  });
});

it.each([
  [2_999, 2, "29.99"],
  [5, 2, "0.05"],
  [0, 2, "0.00"],
  [2_999, 0, "2999"],
  [1_234, 3, "1.234"],
  [-5, 2, "-0.05"],
])("minor units as a decimal numeral: %d with %d digits is %s", (amount, digits, text) => {
  expect(minorUnitsToDecimal(amount, digits)).toBe(text);
});
