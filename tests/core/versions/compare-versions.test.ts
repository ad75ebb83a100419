import { describe, expect, it } from "vitest";
import { compareVersions } from "#core/versions/compare-versions.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe("comparing versions", () => {
  it.each([
    ["1.2.3", "1.2.3", "equal"],
    ["1.2.3", "1.2.10", "older"],
    ["2.0.0", "1.99.99", "newer"],
    ["1.02", "1.2", "equal"],
    [" 1.2 ", "1.2", "equal"],
    ["99999999999999999999", "99999999999999999998", "newer"],
    ["1.2", "1.2.0", "not_comparable"],
    ["1.x", "1.2", "not_comparable"],
    ["1.2x", "1.3x", "not_comparable"],
    ["", "", "not_comparable"],
    ["1..2", "1.0.2", "not_comparable"],
    ["-1.2", "1.2", "not_comparable"],
  ])("%s to %s: %s", (one, other, outcome) => {
    expect(compareVersions(one, other)).toBe(outcome);
  });

  const version = fc.array(fc.nat({ max: 3 }), { minLength: 3, maxLength: 3 }).map((parts) => parts.join("."));
  const sign = { older: -1, equal: 0, newer: 1, not_comparable: Number.NaN };
  const order = (one: string, other: string) => sign[compareVersions(one, other)];

  it("is a total order where versions are comparable", () => {
    forAll(version, version, version, (a, b, c) => {
      expect(order(a, b) + order(b, a)).toBe(0);
      if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
      expect(order(a, b) === 0).toBe(a === b);
    });
  });

  it("never throws", () => {
    forAll(fc.string(), fc.string(), (one, other) => {
      expect(["older", "equal", "newer", "not_comparable"]).toContain(compareVersions(one, other));
    });
  });
});
