import { describe, expect, it } from "vitest";
import { bundlePriceOf } from "#core/catalogue/bundle-price.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const part = (amount: number, owned = false, quantity = 1) => ({ goodsId: `g${amount}`, amount, quantity, owned });

describe("the price of a bundle", () => {
  it("shows the sum of its parts beside its own price", () => {
    expect(bundlePriceOf(4_000, [part(3_000), part(1_000, false, 2)])).toEqual({
      partsAmount: 5_000,
      ownedAmount: 0,
      amount: 4_000,
      savedAmount: 1_000,
      isComplete: false,
    });
  });

  it.each([
    [
      "deducts owned parts by their share of the bundle's price, rounded to a payable amount",
      [part(3_000, true), part(2_000)],
      { amount: 1_601, ownedAmount: 2_400, savedAmount: 399, isComplete: false },
    ],
    ["costs nothing when everything is owned", [part(3_000, true)], { amount: 0, isComplete: true, savedAmount: 0 }],
    ["stays the same if its parts are free", [part(0)], { amount: 4_001, savedAmount: 0, isComplete: false }],
    ["stays the same if its parts are not sold alone", [], { amount: 4_001, isComplete: false }],
  ])("%s", (_, parts, price) => {
    expect(bundlePriceOf(4_001, parts)).toMatchObject(price);
  });

  it("never costs more for owning more, and stays in whole minor units", () => {
    const parts = fc.array(
      fc.record({
        goodsId: fc.string(),
        amount: fc.nat({ max: 1e6 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        owned: fc.boolean(),
      }),
      { minLength: 1 },
    );
    forAll(fc.nat({ max: 1e7 }), parts, fc.nat(), (amount, list, chosen) => {
      const before = bundlePriceOf(amount, list);
      const after = bundlePriceOf(
        amount,
        list.map((one, index) => (index === chosen % list.length ? { ...one, owned: true } : one)),
      );
      expect(Number.isInteger(after.amount)).toBe(true);
      expect(after.amount).toBeGreaterThanOrEqual(0);
      expect(after.amount).toBeLessThanOrEqual(before.amount);
      expect(before.amount + before.ownedAmount).toBe(amount);
    });
  });
});
