import { expect, it } from "vitest";
import { serviceStatusOf, worstStatusOf } from "#core/failures/service-status.ts";
import { MAINTENANCE_DETAILS, NO_ANSWER, statusFailure, TIMED_OUT, UNREADABLE } from "../support/failures.ts";

it.each([
  ["an answer", null, "NORMAL"],
  ["an answer that refuses this request", statusFailure(404), "NORMAL"],
  ["a lost session", statusFailure(401), "NORMAL"],
  ["no answer", NO_ANSWER, "ERROR"],
  ["no answer in time", TIMED_OUT, "ERROR"],
  ["an unreadable answer", UNREADABLE, "ERROR"],
  ["a broken server", statusFailure(500), "ERROR"],
  ["maintenance", statusFailure(503, { details: MAINTENANCE_DETAILS }), "MAINTENANCE"],
] as const)("after %s a service has the right status", (_, failure, status) => {
  expect(serviceStatusOf(failure)).toBe(status);
});

it.each([
  [[], "NORMAL"],
  [["NORMAL", "ERROR", "NORMAL"], "ERROR"],
  [["ERROR", "MAINTENANCE", "NORMAL"], "MAINTENANCE"],
] as const)("the common status of services that are %j is %s", (statuses, worst) => {
  expect(worstStatusOf(statuses)).toBe(worst);
});
