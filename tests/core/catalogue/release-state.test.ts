import { describe, expect, it } from "vitest";
import { isReleasedBetween, releaseStateOf, timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import fc, { forAll } from "../../support/fast-check.ts";
import { instantArbitrary, instantAt, momentArbitrary, NOON } from "../support/instants.ts";

const HOUR = 3_600_000;
const schedule = { releaseAt: instantAt(NOON), countdownStartAt: instantAt(NOON - HOUR) };
const schedules = fc.record({ releaseAt: fc.option(instantArbitrary), countdownStartAt: fc.option(instantArbitrary) });

describe("the release state of a game", () => {
  it.each([
    ["prepares before its countdown", NOON - HOUR - 1, "prepare", 1],
    ["counts down from the moment its countdown starts", NOON - HOUR, "countdown", HOUR],
    ["counts down until the last millisecond", NOON - 1, "countdown", 1],
    ["is launching from the moment of its release", NOON, "launching", null],
    ["stays launching", NOON + HOUR, "launching", null],
  ] as const)("%s", (_, now, state, untilChange) => {
    expect(releaseStateOf(schedule, now)).toBe(state);
    expect(timeUntilReleaseChange(schedule, now)).toBe(untilChange);
  });

  it("prepares as long as there is no release time, and does not change by itself", () => {
    const unknown = { releaseAt: null, countdownStartAt: instantAt(NOON - HOUR) };
    expect(releaseStateOf(unknown, NOON)).toBe("prepare");
    expect(timeUntilReleaseChange(unknown, NOON)).toBeNull();
  });

  it("prepares until its release where no countdown is planned", () => {
    const plain = { releaseAt: instantAt(NOON), countdownStartAt: null };
    expect(releaseStateOf(plain, NOON - 1)).toBe("prepare");
    expect(timeUntilReleaseChange(plain, NOON - 1)).toBe(1);
  });

  it("changes at its release when the countdown was planned for later", () => {
    const late = { releaseAt: instantAt(NOON), countdownStartAt: instantAt(NOON + HOUR) };
    expect(releaseStateOf(late, NOON - 5)).toBe("prepare");
    expect(timeUntilReleaseChange(late, NOON - 5)).toBe(5);
    expect(releaseStateOf(late, NOON)).toBe("launching");
  });

  it("prepares when the release time cannot be read", () => {
    expect(releaseStateOf({ releaseAt: "tomorrow", countdownStartAt: null }, NOON)).toBe("prepare");
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
      const after = order.indexOf(releaseStateOf(planned, now + later));
      expect(after).toBeGreaterThanOrEqual(before);
    });
  });
});
