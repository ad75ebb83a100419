import { expect, test } from "vitest";
import { retryWaitSeconds } from "#core/failures/retry-wait.ts";

test.each([
  { serverSeconds: 7, waits: 7 },
  { serverSeconds: null, waits: 15 },
  { serverSeconds: 0, waits: 3 },
  { serverSeconds: -5, waits: 3 },
  { serverSeconds: 86_400, waits: 3_600 },
])("after a Retry-After of $serverSeconds seconds, a page waits $waits", ({ serverSeconds, waits }) => {
  expect(retryWaitSeconds(serverSeconds)).toBe(waits);
});
