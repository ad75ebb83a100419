import { describe, expect, test } from "vitest";
import { byteRangeOf } from "#adapters/reference-backend/domain/media/byte-range.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe("the requested part of a file", () => {
  test("lies within the file for any request", () => {
    const bound = fc.option(fc.nat(2_000), { nil: "" });
    forAll(bound, bound, fc.integer({ min: 1, max: 1_000 }), (from, to, size) => {
      const range = byteRangeOf(`bytes=${from}-${to}`, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeLessThan(size);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
    });
  });

  test.each([
    ["bytes=0-", { first: 0, last: 99 }],
    ["bytes=10-19", { first: 10, last: 19 }],
    ["bytes=90-500", { first: 90, last: 99 }],
    ["bytes=-5", { first: 95, last: 99 }],
    ["bytes=-500", { first: 0, last: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=20-10", null],
    ["bytes=-", null],
    ["bytes=0-1,5-9", null],
    ["pages=1-2", null],
    [null, null],
  ])("%s of 100 bytes", (header, expected) => {
    expect(byteRangeOf(header, 100)).toEqual(expected);
  });
});
