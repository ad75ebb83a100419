import type { RequestFailure } from "#core/failures/request-failure.ts";

type StatusFailure = Extract<RequestFailure, { kind: "status" }>;

export const statusFailure = (status: number, fields: Partial<StatusFailure> = {}): StatusFailure => ({
  kind: "status",
  status,
  code: null,
  message: "",
  traceId: null,
  details: undefined,
  retryAfterSeconds: null,
  ...fields,
});

export const NO_ANSWER: RequestFailure = { kind: "fetch", message: "refused" };
export const TIMED_OUT: RequestFailure = { kind: "timeout", timeoutMs: 5_000 };
export const UNREADABLE: RequestFailure = { kind: "parsing", status: 200, message: "no JSON" };

export const MAINTENANCE_DETAILS = {
  status: "MAINTENANCE",
  scope: "store",
  from: "2026-11-21T00:00:00Z",
  to: "2026-11-21T04:00:00Z",
  notice_id: "n1",
};
