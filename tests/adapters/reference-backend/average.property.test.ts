import { expect, test } from "vitest";
import { averageOf } from "#adapters/reference-backend/domain/reviews/average.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

test("an average has one decimal, rounds half up and lies between the scores", () => {
  forAll(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 }), (scores) => {
    const sum = scores.reduce((total, score) => total + score, 0);
    const average = averageOf({ count: scores.length, sum }) ?? 0;
    const tenths = Math.round(average * 10);
    expect(tenths / 10).toBe(average);
    // In whole numbers: average ≤ exact + 0.05 and exact < average + 0.05.
    expect((2 * tenths - 1) * scores.length).toBeLessThanOrEqual(20 * sum);
    expect(20 * sum).toBeLessThan((2 * tenths + 1) * scores.length);
  });
});

test.each([
  [{ count: 0, sum: 0 }, null],
  [undefined, null],
  [{ count: 20, sum: 69 }, 3.5],
  [{ count: 20, sum: 67 }, 3.4],
])("the average of %j is %s", (totals, average) => {
  expect(averageOf(totals)).toBe(average);
});
