import { describe, expect, it } from "vitest";
import { accountRefusalOf, PASSWORD_REFUSALS } from "#core/account/account-refusal.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { NO_ANSWER, statusFailure, UNREADABLE } from "../support/failures.ts";

describe("why a change of the account was refused", () => {
  it.each([
    ["a wrong password", statusFailure(403, { code: "WRONG_PASSWORD" }), "wrongPassword"],
    ["a wrong code", statusFailure(403, { code: "WRONG_CODE" }), "wrongCode"],
    ["a country changed before", statusFailure(409, { code: "COUNTRY_CHANGED_RECENTLY" }), "countryChangedRecently"],
    ["another 403", statusFailure(403, { code: "FORBIDDEN" }), null],
    ["the code with another status", statusFailure(500, { code: "WRONG_PASSWORD" }), null],
    ["a 401", statusFailure(401, { code: "WRONG_PASSWORD" }), null],
    ["an invalid request", statusFailure(400, { details: { fields: [] } }), null],
    ["no answer", NO_ANSWER, null],
    ["an answer that cannot be read", UNREADABLE, null],
    ["no failure", null, null],
  ])("%s", (_, failure, expected) => {
    expect(accountRefusalOf(failure)).toBe(expected);
  });

  it.each(PASSWORD_REFUSALS)("a new password by its reason: %s", (reason) => {
    expect(accountRefusalOf(statusFailure(400, { details: { reason } }))).toBe(reason);
  });

  it("handles any answer of a publisher", () => {
    forAll(fc.integer(), fc.anything(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), (...sent) => {
      const [status, details, code] = sent;
      expect(() => accountRefusalOf(statusFailure(status, { details, code }))).not.toThrow();
    });
  });
});
