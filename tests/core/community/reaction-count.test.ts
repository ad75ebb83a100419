import { expect, test } from "vitest";
import { reactionsAfter } from "#core/community/reaction-count.ts";

test.each([
  [0, true, 1],
  [3, false, 2],
  [0, false, 0],
  [null, true, null],
])("of %s reactions, after one was added (%s), there are %s", (count, isAdded, after) => {
  expect(reactionsAfter(count, isAdded)).toBe(after);
});
