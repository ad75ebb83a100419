import { expect, test } from "vitest";
import { retryWaitSeconds } from "#core/failures/retry-wait.ts";

test.each([
  { told: 7, waits: 7 },
  { told: null, waits: 15 },
  { told: 0, waits: 3 },
  { told: -5, waits: 3 },
  { told: 86_400, waits: 3_600 },
])("told $told seconds, a page waits $waits", ({ told, waits }) => {
  expect(retryWaitSeconds(told)).toBe(waits);
});
