import { expect, test } from "vitest";
import { MAX_PENDING_ACTION_MS } from "#core/session/constants.ts";
import { isActionDue } from "#core/session/pending-action.ts";

const PENDING = { name: "reward/1/claim", input: "", path: "/reward", askedAt: 1_000 };

test("the action of a guest continues on the same page within a quarter of an hour", () => {
  const due = (change: object) =>
    isActionDue(PENDING, { name: PENDING.name, path: PENDING.path, now: 2_000, ...change });
  expect(due({})).toBe(true);
  expect(due({ now: 1_000 + MAX_PENDING_ACTION_MS })).toBe(true);
  expect(due({ now: 1_001 + MAX_PENDING_ACTION_MS })).toBe(false);
  // The page after the sign-in may know the server's time a little differently.
  expect(due({ now: 900 })).toBe(true);
  expect(due({ name: "reward/2/claim" })).toBe(false);
  expect(due({ path: "/" })).toBe(false);
});
