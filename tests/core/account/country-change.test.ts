import { describe, expect, it } from "vitest";
import { countryChangeableAt } from "#core/account/country-change.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const CHANGED = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

describe("when the country of an account can be changed", () => {
  it.each([
    { after: "never", changed: null, now: CHANGED, changeableAt: null },
    { after: "at once", now: CHANGED, changeableAt: CHANGED + 90 * DAY_MS },
    { after: "a moment before 90 days", now: CHANGED + 90 * DAY_MS - 1, changeableAt: CHANGED + 90 * DAY_MS },
    { after: "90 days later", now: CHANGED + 90 * DAY_MS, changeableAt: null },
    { after: "a year later", now: CHANGED + 365 * DAY_MS, changeableAt: null },
  ])("where it was changed before: $after", ({ changed = CHANGED, now, changeableAt }) => {
    expect(countryChangeableAt(changed, now)).toBe(changeableAt);
  });

  it("names a time at which it can be changed indeed", () => {
    const instants = fc.integer({ min: 0, max: 8e14 });
    forAll(fc.option(instants), instants, (changedAt, now) => {
      const at = countryChangeableAt(changedAt, now);
      if (at === null) return;
      expect(at).toBeGreaterThan(now);
      expect(countryChangeableAt(changedAt, at)).toBeNull();
    });
  });
});
