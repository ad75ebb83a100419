import { expect, test } from "vitest";
import { isGone } from "#core/failures/is-gone.ts";
import { NO_ANSWER, statusFailure, UNREADABLE } from "../support/failures.ts";

test.each([
  ["404", statusFailure(404)],
  ["409", statusFailure(409)],
  ["410", statusFailure(410)],
  ["412", statusFailure(412)],
  ["40905, an article that is gone", statusFailure(409, { code: 40905 })],
])("after %s there is no use in trying again", (_, failure) => {
  expect(isGone(failure)).toBe(true);
});

test.each([
  ["no answer", NO_ANSWER],
  ["an answer that cannot be read", UNREADABLE],
  ["400", statusFailure(400)],
  ["403", statusFailure(403)],
  ["429", statusFailure(429)],
  ["500", statusFailure(500)],
])("after %s it may still be there", (_, failure) => {
  expect(isGone(failure)).toBe(false);
});
