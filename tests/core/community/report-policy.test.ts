import { expect, test } from "vitest";
import { reportRefusalOf } from "#core/community/report.policy.ts";

test.each([
  [{ reason: null, words: "It is rude." }, "reason_missing"],
  [{ reason: "other", words: "  " }, "words_missing"],
  [{ reason: "other", words: "It sells accounts." }, null],
  [{ reason: "spam", words: "" }, null],
  [{ reason: "spam", words: "가".repeat(500) }, null],
  [{ reason: "spam", words: "가".repeat(501) }, "words_too_long"],
] as const)("the report %j is refused with %j", (report, refusal) => {
  expect(reportRefusalOf(report)).toBe(refusal);
});
