import { describe, expect, test } from "vitest";
import { failureTextOf, refusalReasonIn, refusedFieldsOf } from "#core/failures/failure-text.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { statusFailure as refusal } from "../support/failures.ts";

const TEXTS = {
  not_owner: "not the owner",
  QUOTA_REACHED: "too many today",
  "40905": "gone",
  wait: "wait so long",
  "401": "signed out",
  "403": "not allowed",
  "429": "wait",
  noAnswer: "no answer",
  other: "failed",
} as const;

test.each<[string, RequestFailure | null, string]>([
  ["names the reason before the status", refusal(403, { details: { reason: "not_owner" } }), "not the owner"],
  ["names the code before the status", refusal(429, { code: "QUOTA_REACHED" }), "too many today"],
  ["knows codes that are numbers", refusal(409, { code: 40_905 }), "gone"],
  ["falls back to the status for an unknown reason", refusal(403, { details: { reason: "new" } }), "not allowed"],
  ["falls back to the status for an unknown code", refusal(401, { code: "NEW" }), "signed out"],
  ["has the seconds to wait where they are known", refusal(429, { retryAfterSeconds: 7 }), "wait so long"],
  ["has no seconds to wait where they are not", refusal(429), "wait"],
  ["is general for any other status", refusal(500), "failed"],
  ["is general for an error that is no failed request", null, "failed"],
  ["says that there was no answer", { kind: "timeout", timeoutMs: 5_000 }, "no answer"],
  ["says so for an answer that cannot be read", { kind: "parsing", status: 200, message: "" }, "no answer"],
  ["is not one that every object has", refusal(400, { details: { reason: "constructor" } }), "failed"],
  ["is not one of the general names", refusal(400, { code: "toString" }), "failed"],
])("the text of a failed write: %s", (_, failure, expected) => {
  expect(failureTextOf(failure, TEXTS)).toBe(expected);
});

describe("what a refusal names", () => {
  test.each<[unknown, string | null]>([
    [{ reason: "not_owner" }, "not_owner"],
    [{ reason: 7 }, null],
    [{}, null],
    ["not_owner", null],
    [null, null],
  ])("reads the reason of %j as %j", (details, expected) => {
    expect(refusalReasonIn(refusal(403, { details }))).toBe(expected);
  });

  test("reads the refused fields of a 400 by the last part of their paths", () => {
    const fields = [{ field: "body.content", message: "" }, { field: "score" }, { message: "" }, "score", null];
    expect(refusedFieldsOf(refusal(400, { details: { fields } }))).toEqual(["content", "score"]);
    expect(refusedFieldsOf(refusal(403, { details: { fields } }))).toEqual([]);
    expect(refusedFieldsOf(refusal(400, { details: { fields: "all" } }))).toEqual([]);
    expect(refusedFieldsOf(null)).toEqual([]);
  });
});
