import { describe, expect, it } from "vitest";
import { taxWithin } from "#core/commerce/order-tax.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe("the tax within an amount", () => {
  it.each([
    ["Germany, 19 % of €20.99", 2_099, 19, 335],
    ["Saudi Arabia, 15 % of 76.00 SAR", 7_600, 15, 991],
    ["Finland, 25.5 % of €10.00", 1_000, 25.5, 203],
    ["half a cent is rounded up", 11, 10, 1],
    ["nothing to pay", 0, 19, 0],
    ["no tax", 2_099, 0, 0],
  ])("is that of %s", (_name, amount, rate, tax) => {
    expect(taxWithin(amount, rate)).toBe(tax);
  });

  const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

  it("and what is left of the amount differ from the exact shares by no more than half a minor unit", () => {
    forAll(fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) }), rates, (amount, rate) => {
      const hundredths = BigInt(Math.round(rate * 100));
      const tax = BigInt(taxWithin(Number(amount), rate));
      const excess = 2n * (tax * (10_000n + hundredths) - amount * hundredths);
      expect(excess <= 10_000n + hundredths && excess >= -(10_000n + hundredths)).toBe(true);
    });
  });

  it("never falls where more is paid", () => {
    forAll(fc.nat({ max: 1e9 }), fc.nat({ max: 1e6 }), rates, (amount, more, rate) => {
      expect(taxWithin(amount + more, rate)).toBeGreaterThanOrEqual(taxWithin(amount, rate));
    });
  });
});
