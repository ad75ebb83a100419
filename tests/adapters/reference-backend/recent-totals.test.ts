import { expect, test } from "vitest";
import { createRecentTotals } from "#adapters/reference-backend/domain/catalogue/recent-totals.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 21, 12);

/** Totals with a clock of the test's own and a count that goes up by one each time it is asked. */
function buildTotals() {
  let elapsed = 0;
  let counted = 0;
  const totals = createRecentTotals(() => elapsed);
  return {
    /** Reads the total of a list with the clock of the controls set forward. */
    ask: (clockAheadMs = 0) =>
      totals.totalOf("all", new Date(START + elapsed + clockAheadMs), async () => {
        counted += 1;
        return counted;
      }),
    passTime: (milliseconds: number) => {
      elapsed += milliseconds;
    },
  };
}

test("a total is counted once while it is recent, and one of long ago is not given", async () => {
  const { ask, passTime } = buildTotals();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  passTime(10 * MINUTE_MS);
  expect(await ask()).toBe(2);
});

test("lists are counted again when the clock is moved", async () => {
  const { ask } = buildTotals();
  expect([await ask(), await ask(24 * 60 * MINUTE_MS), await ask()]).toEqual([1, 2, 1]);
});
