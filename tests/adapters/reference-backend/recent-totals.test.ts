import { expect, test } from "vitest";
import { createRecentTotals } from "#adapters/reference-backend/domain/catalogue/recent-totals.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 21, 12);

/** Totals with a clock of the test's own and a count that goes up by one each time it is asked. */
function buildTotals() {
  let elapsed = 0;
  let counted = 0;
  let failure: Error | null = null;
  const totals = createRecentTotals(() => elapsed);
  return {
    /** Reads the total of a list with the clock of the controls set forward. */
    ask: (list = "all", clockAheadMs = 0) =>
      totals.totalOf(list, new Date(START + elapsed + clockAheadMs), async () => {
        counted += 1;
        if (failure !== null) throw failure;
        return counted;
      }),
    passTime: (milliseconds: number) => {
      elapsed += milliseconds;
    },
    failWith: (error: Error | null) => {
      failure = error;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a list is counted once in half a minute", async () => {
  const { ask, passTime } = buildTotals();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  passTime(29_999);
  expect(await ask()).toBe(1);
  expect(await ask("others")).toBe(2);
});

test("an older total is given all the same, and counted again once for the next who asks", async () => {
  const { ask, passTime } = buildTotals();
  await ask();
  passTime(MINUTE_MS);
  expect([await ask(), await ask()]).toEqual([1, 2]);
  await settled();
  expect(await ask()).toBe(2);
});

test("a total of long ago is not given", async () => {
  const { ask, passTime } = buildTotals();
  await ask();
  passTime(10 * MINUTE_MS);
  expect(await ask()).toBe(2);
});

test("a failed count fails for the first caller, and is tried again for the next", async () => {
  const { ask, passTime, failWith } = buildTotals();
  failWith(new Error("away"));
  await expect(ask()).rejects.toThrow("away");
  failWith(null);
  expect(await ask()).toBe(2);
  passTime(MINUTE_MS);
  failWith(new Error("away"));
  expect(await ask()).toBe(2);
  await settled();
  failWith(null);
  expect(await ask()).toBe(2);
  await settled();
  expect(await ask()).toBe(4);
});

test("lists are counted again when the clock is moved", async () => {
  const { ask } = buildTotals();
  expect([await ask(), await ask("all", 24 * 60 * MINUTE_MS), await ask()]).toEqual([1, 2, 1]);
});
