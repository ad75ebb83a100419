import { expect, test } from "vitest";
import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import { describeServerClock } from "./server-clock.contract.ts";

describeServerClock("clock of a browser", (readLocalTime) => createBrowserServerClock(null, readLocalTime));

test("a clock that was given the server's time with the page is right from the start", () => {
  const clock = createBrowserServerClock(5_000_000, () => 1_000_000);

  expect(clock.now()).toBe(5_000_000);
  expect(clock.difference()).toBe(4_000_000);
});
