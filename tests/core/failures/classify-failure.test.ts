import { describe, expect, it } from "vitest";
import { classifyFailure, maintenanceOf, needsRecovery } from "#core/failures/classify-failure.ts";
import { failureViewOf } from "#core/failures/failure-view.ts";
import { isReportableFailure } from "#core/failures/is-reportable-failure.ts";
import { MAINTENANCE_DETAILS, NO_ANSWER, statusFailure, TIMED_OUT, UNREADABLE } from "../support/failures.ts";

const closed = statusFailure(503, { details: MAINTENANCE_DETAILS });

describe("the meaning of a failed request", () => {
  it.each([
    ["no answer", NO_ANSWER, "unreachable", "offline", false],
    ["no answer in time", TIMED_OUT, "unreachable", "offline", false],
    ["an answer that cannot be read", UNREADABLE, "unreadable", "error", true],
    ["40904, lime", statusFailure(409, { code: 40904 }), "lime", "opens_soon", false],
    ["40904 as a text", statusFailure(409, { code: "40904" }), "lime", "opens_soon", false],
    ["40901, empty", statusFailure(409, { code: 40901 }), "empty", "empty", false],
    ["40902, empty", statusFailure(404, { code: 40902 }), "empty", "empty", false],
    ["40903, empty", statusFailure(409, { code: 40903 }), "empty", "empty", false],
    ["40905, empty", statusFailure(409, { code: 40905 }), "empty", "empty", false],
    ["401", statusFailure(401), "authentication", "sign_in", false],
    ["403", statusFailure(403), "authentication", "forbidden", false],
    [
      "403 about a game that needs a credential",
      statusFailure(403, { details: { reason: "credential" } }),
      "not_found",
      "not_found",
      false,
    ],
    ["404", statusFailure(404), "not_found", "not_found", false],
    ["410", statusFailure(410), "not_found", "not_found", false],
    ["409", statusFailure(409), "conflict", "error", false],
    ["412", statusFailure(412), "conflict", "error", false],
    ["429", statusFailure(429), "too_many", "wait", false],
    ["503 for maintenance", closed, "maintenance", "maintenance", false],
    ["any other 503", statusFailure(503), "broken", "error", true],
    ["500", statusFailure(500), "broken", "error", true],
    ["400", statusFailure(400), "invalid", "error", true],
    ["418", statusFailure(418), "invalid", "error", true],
  ] as const)("%s", (_, failure, kind, view, reported) => {
    expect(classifyFailure(failure)).toBe(kind);
    expect(failureViewOf(failure).kind).toBe(view);
    expect(isReportableFailure(failure, "sb")).toBe(reported);
  });

  it.each([
    ["sb", false],
    ["op", false],
    ["rc", true],
    ["live", true],
  ] as const)("on %s is reported where it has no answer: %s", (environment, isReported) => {
    for (const failure of [NO_ANSWER, TIMED_OUT]) expect(isReportableFailure(failure, environment)).toBe(isReported);
    expect(isReportableFailure(UNREADABLE, environment)).toBe(true);
    expect(isReportableFailure(statusFailure(409, { code: 40904 }), environment)).toBe(false);
  });

  it("recovers the session for 401 only", () => {
    expect([401, 403].map((status) => needsRecovery(statusFailure(status)))).toEqual([true, false]);
    expect(needsRecovery(NO_ANSWER)).toBe(false);
  });
});

describe("the view of a screen for it", () => {
  it("names the machine-readable reason of a 403", () => {
    expect(failureViewOf(statusFailure(403, { code: "not_owner" }))).toEqual({
      kind: "forbidden",
      reason: "not_owner",
    });
    expect(failureViewOf(statusFailure(403, { code: 40301 }))).toEqual({ kind: "forbidden", reason: null });
  });

  it("contains the waiting time if the server sent one", () => {
    expect(failureViewOf(statusFailure(429, { retryAfterSeconds: 30 }))).toEqual({ kind: "wait", seconds: 30 });
  });

  it("gives the trace id for customer service", () => {
    expect(failureViewOf(statusFailure(500, { traceId: "t1" }))).toEqual({ kind: "error", traceId: "t1" });
    expect(failureViewOf(UNREADABLE)).toEqual({ kind: "error", traceId: null });
  });

  it("contains the times of a maintenance", () => {
    const maintenance = { scope: "store", from: MAINTENANCE_DETAILS.from, to: MAINTENANCE_DETAILS.to, noticeId: "n1" };
    expect(failureViewOf(closed)).toEqual({ kind: "maintenance", maintenance });
    for (const notice_id of [null, 7]) {
      const failure = statusFailure(503, { details: { ...MAINTENANCE_DETAILS, notice_id } });
      expect(maintenanceOf(failure)?.noticeId).toBeNull();
    }
  });

  it.each([
    ["no answer", NO_ANSWER],
    ["another status", statusFailure(500, { details: MAINTENANCE_DETAILS })],
    ["no details", statusFailure(503, { details: null })],
    ["a text", statusFailure(503, { details: "MAINTENANCE" })],
    ["another state", statusFailure(503, { details: { ...MAINTENANCE_DETAILS, status: "NORMAL" } })],
    ["no scope", statusFailure(503, { details: { ...MAINTENANCE_DETAILS, scope: 1 } })],
    ["no start", statusFailure(503, { details: { ...MAINTENANCE_DETAILS, from: null } })],
    ["no end", statusFailure(503, { details: { ...MAINTENANCE_DETAILS, to: null } })],
  ])("reads no maintenance from %s", (_, failure) => {
    expect(maintenanceOf(failure)).toBeNull();
  });
});
