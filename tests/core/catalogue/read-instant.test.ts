import { describe, expect, it } from "vitest";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { readInstant } from "#core/catalogue/read-instant.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const NOON = "2026-08-21T12:00:00.000Z";

describe("reading an instant of another server", () => {
  it.each([
    ["2026-08-21T12:00:00Z", NOON],
    ["2026-08-21T21:00:00+09:00", NOON],
    ["2026-08-21 12:00:00Z", NOON],
    ["2026-08-21T21:00:00+0900", NOON],
    ["2026-08-21T21:00:00+09", NOON],
    ["2026-08-21T12:00:00", NOON],
    ["2026-08-21T12:00Z", NOON],
    ["2026-08-21T12:00:00.000000000Z[Etc/UTC]", NOON],
    ["2026-08-21", "2026-08-21T00:00:00.000Z"],
    ["Fri, 21 Aug 2026 12:00:00 GMT", NOON],
    [Date.parse(NOON), NOON],
    [Date.parse(NOON) / 1_000, NOON],
    [String(Date.parse(NOON)), NOON],
  ])("%s is understood", (value, instant) => {
    expect(readInstant(value)).toBe(instant);
  });

  it.each([null, undefined, "", "soon", 0, 7, -1, "21.08.2026", "08/21/2026", "2026-13-45", {}, Number.NaN])(
    "%j is none",
    (value) => {
      expect(readInstant(value)).toBeNull();
    },
  );

  it("gives for any text what the rules can calculate with, or nothing", () => {
    forAll(fc.oneof(fc.string(), fc.double(), fc.date({ noInvalidDate: true }).map(String)), (value) => {
      const instant = readInstant(value);
      expect(instant === null || instantToMs(instant) !== null).toBe(true);
    });
  });
});
