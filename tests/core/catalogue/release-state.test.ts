import { describe, expect, it } from "vitest";
import { isReleasedBetween, releaseStateOf, timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import fc, { forAll } from "../../support/fast-check.ts";
import { instantArbitrary, instantAt, momentArbitrary, NOON } from "../support/instants.ts";

const HOUR = 3_600_000;
const schedule = { releaseAt: instantAt(NOON), countdownStartAt: instantAt(NOON - HOUR) };
const schedules = fc.record({ releaseAt: fc.option(instantArbitrary), countdownStartAt: fc.option(instantArbitrary) });

describe("the release state of a game", () => {
  const unplanned = { releaseAt: instantAt(NOON), countdownStartAt: null };
  const late = { releaseAt: instantAt(NOON), countdownStartAt: instantAt(NOON + HOUR) };
  const undated = { releaseAt: null, countdownStartAt: instantAt(NOON - HOUR) };
  it.each([
    ["prepares before its countdown", schedule, NOON - HOUR - 1, "prepare", 1],
    ["counts down from the moment its countdown starts", schedule, NOON - HOUR, "countdown", HOUR],
    ["counts down until the last millisecond", schedule, NOON - 1, "countdown", 1],
    ["is launching from the moment of its release", schedule, NOON, "launching", null],
    ["stays launching", schedule, NOON + HOUR, "launching", null],
    ["prepares as long as there is no release time, and does not change by itself", undated, NOON, "prepare", null],
    ["prepares until its release where no countdown is planned", unplanned, NOON - 1, "prepare", 1],
    ["prepares where its countdown is planned for after its release", late, NOON - 5, "prepare", 5],
    ["is launching at its release, though its countdown is planned for later", late, NOON, "launching", null],
    ["prepares when its release time cannot be read", { ...unplanned, releaseAt: "soon" }, NOON, "prepare", null],
  ] as const)("%s", (_, planned, now, state, untilChange) => {
    expect(releaseStateOf(planned, now)).toBe(state);
    expect(timeUntilReleaseChange(planned, now)).toBe(untilChange);
  });

  it.each([
    ["LAUNCH", "launching"],
    ["CREATION", "prepare"],
    ["TEASER", "prepare"],
    [undefined, "prepare"],
  ] as const)("is told by the lifecycle %s where the release time is not known: %s", (lifecycle, state) => {
    expect(releaseStateOf({ releaseAt: undefined, countdownStartAt: null, lifecycle }, NOON)).toBe(state);
    expect(releaseStateOf({ releaseAt: null, countdownStartAt: null, lifecycle }, NOON)).toBe("prepare");
  });

  it("is seen by a page that is open from before the release to after it, whatever happened between", () => {
    forAll(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 9 }), (openedAfter, length) => {
      const opened = NOON + openedAfter;
      expect(isReleasedBetween(schedule, opened, opened + length)).toBe(opened < NOON && opened + length >= NOON);
      expect(isReleasedBetween({ releaseAt: null, countdownStartAt: null }, opened, opened + length)).toBe(false);
    });
  });

  it("changes exactly when it says it will, and not a millisecond earlier", () => {
    forAll(schedules, momentArbitrary, (planned, now) => {
      const state = releaseStateOf(planned, now);
      const remaining = timeUntilReleaseChange(planned, now);
      if (remaining === null) {
        expect(releaseStateOf(planned, now + 1e13)).toBe(state);
      } else {
        expect(remaining).toBeGreaterThan(0);
        expect(releaseStateOf(planned, now + remaining - 1)).toBe(state);
        expect(releaseStateOf(planned, now + remaining)).not.toBe(state);
      }
    });
  });

  it("never goes back", () => {
    const order = ["prepare", "countdown", "launching"];
    forAll(schedules, momentArbitrary, fc.nat(), (planned, now, later) => {
      const before = order.indexOf(releaseStateOf(planned, now));
      expect(order.indexOf(releaseStateOf(planned, now + later))).toBeGreaterThanOrEqual(before);
    });
  });
});
