import { describe, expect, it } from "vitest";
import { releaseStateOf, timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import fc from "#tests/support/fast-check.ts";
import { instantArbitrary, momentArbitrary } from "../support/instants.ts";

const scheduleArbitrary = fc.record({
  releaseAt: fc.option(instantArbitrary),
  countdownStartAt: fc.option(instantArbitrary),
});
const ORDER = ["prepare", "countdown", "launching"];

describe("the release state over time", () => {
  it("never goes back", () => {
    fc.assert(
      fc.property(scheduleArbitrary, momentArbitrary, fc.nat(), (schedule, now, later) => {
        const before = ORDER.indexOf(releaseStateOf(schedule, now));
        const after = ORDER.indexOf(releaseStateOf(schedule, now + later));
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("changes exactly when it says it will, and not a millisecond earlier", () => {
    fc.assert(
      fc.property(scheduleArbitrary, momentArbitrary, (schedule, now) => {
        const state = releaseStateOf(schedule, now);
        const remaining = timeUntilReleaseChange(schedule, now);
        if (remaining === null) {
          expect(releaseStateOf(schedule, now + 1e13)).toBe(state);
        } else {
          expect(remaining).toBeGreaterThan(0);
          expect(releaseStateOf(schedule, now + remaining - 1)).toBe(state);
          expect(releaseStateOf(schedule, now + remaining)).not.toBe(state);
        }
      }),
    );
  });
});
