import { expect, test } from "vitest";
import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import { releaseStateOf, timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import { describeServerClock } from "./server-clock.contract.ts";

describeServerClock("clock of a browser", (readLocalTime) => createBrowserServerClock(null, readLocalTime));

test("a clock that was given the server's time with the page is right from the start", () => {
  const clock = createBrowserServerClock(5_000_000, () => 1_000_000);

  expect(clock.now()).toBe(5_000_000);
  expect(clock.difference()).toBe(4_000_000);
});

test("a page whose scripts run five seconds after it came is not five seconds behind", () => {
  const clock = createBrowserServerClock(5_000_000, () => 1_005_000, 1_000_000);

  expect(clock.now()).toBe(5_005_000);
  expect(clock.difference()).toBe(4_000_000);
});

test.for([3, -3])(
  "the page of a game is in its countdown from the first moment on, and is open at the right one, on a device that is %i days off",
  (days) => {
    const now = Date.UTC(2026, 10, 21, 9);
    const device = { time: now + days * 86_400_000 };
    const clock = createBrowserServerClock(now, () => device.time);
    const schedule = { releaseAt: "2026-11-21T10:00:00Z", countdownStartAt: "2026-11-21T08:00:00Z" };
    expect(releaseStateOf(schedule, clock.now())).toBe("countdown");
    expect(timeUntilReleaseChange(schedule, clock.now())).toBe(3_600_000);
    device.time += 3_599_999;
    expect(releaseStateOf(schedule, clock.now())).toBe("countdown");
    device.time += 1;
    expect(releaseStateOf(schedule, clock.now())).toBe("launching");
  },
);
