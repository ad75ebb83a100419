import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { preInstallStatusAfter } from "#core/pre-install/pre-install-status.ts";
import { NO_ANSWER, statusFailure } from "../support/failures.ts";

describe("the pre-install status after a request", () => {
  it("is the one the server returned, or 0 without one", () => {
    expect(preInstallStatusAfter(succeed(3))).toEqual(succeed(3));
    expect(preInstallStatusAfter(succeed(null))).toEqual(succeed(0));
    expect(preInstallStatusAfter(succeed(undefined))).toEqual(succeed(0));
  });

  it("is 0 when the server says that it had been requested before", () => {
    const again = statusFailure(409, { code: "NET_ERR_ALREADY_REQUEST_PRE_INSTALL" });
    expect(preInstallStatusAfter(fail(again))).toEqual(succeed(0));
  });

  it.each([NO_ANSWER, statusFailure(409), statusFailure(500)])("is unknown after any other failure", (failure) => {
    expect(preInstallStatusAfter(fail(failure))).toEqual(fail(failure));
  });
});
