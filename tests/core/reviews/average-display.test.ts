import { expect, it } from "vitest";
import { averageDisplayOf } from "#core/reviews/average-display.ts";

it.each([
  [{ average: null, count: 0 }, "none"],
  [{ average: 4.5, count: 0 }, "none"],
  [{ average: null, count: 12 }, "none"],
  [{ average: 4.5, count: 1 }, "few"],
  [{ average: 4.5, count: 9 }, "few"],
  [{ average: 4.5, count: 10 }, "enough"],
] as const)("the average score %o is shown as %s", (summary, display) => {
  expect(averageDisplayOf(summary)).toBe(display);
});
