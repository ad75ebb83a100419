import { describe, expect, it } from "vitest";
import { countdownPartsOf } from "#core/catalogue/countdown.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe("a countdown", () => {
  it.each([
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
    [86_399_001, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])("splits %d ms", (ms, parts) => {
    expect(countdownPartsOf(ms)).toEqual(parts);
  });

  it("adds up to the started seconds, each part below the next larger unit", () => {
    forAll(fc.integer({ min: 0, max: 2 ** 45 }), (ms) => {
      const { days, hours, minutes, seconds } = countdownPartsOf(ms);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1_000));
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    });
  });
});
