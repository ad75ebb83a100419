import { describe, expect, it } from "vitest";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import { serviceHealthOf, worstAnswerOf } from "#core/failures/service-health.ts";
import { statusFailure } from "../support/failures.ts";

const status = (code: number, details: unknown = null) => statusFailure(code, { details });
const TIMES = { from: "2026-11-21T12:00:00Z", to: "2026-11-21T14:00:00Z" };
const WORK = status(503, { status: "MAINTENANCE", scope: "news", ...TIMES });
const TIMEOUT: RequestFailure = { kind: "timeout", timeoutMs: 5_000 };

it.each([
  ["an answer at once", succeed({ durationMs: 40 }), { kind: "works" }],
  ["an answer just in time", succeed({ durationMs: 1_999 }), { kind: "works" }],
  ["an answer after two seconds", succeed({ durationMs: 2_000 }), { kind: "slow" }],
  ["a refusal of a guest", fail(status(401)), { kind: "works" }],
  ["nothing at the address", fail(status(404)), { kind: "works" }],
  ["a failure of the server", fail(status(500)), { kind: "down" }],
  ["no answer", fail(TIMEOUT), { kind: "down" }],
  ["an answer that cannot be read", fail({ kind: "parsing", status: 200, message: "" } as const), { kind: "down" }],
  ["work with its times", fail(WORK), { kind: "maintenance", ...TIMES }],
])("the health of a service that is shown to a player after %s", (_, result, health) => {
  expect(serviceHealthOf(result)).toEqual(health);
});

describe("a service of several parts", () => {
  it("is as slow as its slowest part", () => {
    expect(worstAnswerOf([succeed({ durationMs: 10 }), succeed({ durationMs: 900 })])).toEqual(
      succeed({ durationMs: 900 }),
    );
  });

  it("shows announced work before a failure, and a failure before a refusal", () => {
    expect(worstAnswerOf([succeed({ durationMs: 10 }), fail(TIMEOUT), fail(WORK)])).toEqual(fail(WORK));
    expect(worstAnswerOf([fail(status(404)), fail(TIMEOUT)])).toEqual(fail(TIMEOUT));
  });
});
