import { CREDENTIAL_REASON, EMPTY_CODES, LIME_CODE } from "./constants.ts";
import type { RequestFailure } from "./request-failure.ts";

/**
 * Class of a failure (Spec §6 and §8). The first row that fits decides.
 *
 * | failure                                   | class          |
 * |-------------------------------------------|----------------|
 * | no answer, or none in time                | unreachable    |
 * | an answer that cannot be read             | unreadable     |
 * | code 40904                                | lime           |
 * | code 40901, 40902, 40903, 40905           | empty          |
 * | 403 about a game that needs a credential  | not_found      |
 * | 401, 403                                  | authentication |
 * | 404, 410                                  | not_found      |
 * | 409, 412                                  | conflict       |
 * | 429                                       | too_many       |
 * | 503 of a service that is closed for work  | maintenance    |
 * | any other 5xx                             | broken         |
 * | any other status                          | invalid        |
 */
export type FailureClass =
  | "unreachable"
  | "unreadable"
  | "lime"
  | "empty"
  | "authentication"
  | "not_found"
  | "conflict"
  | "too_many"
  | "maintenance"
  | "broken"
  | "invalid";

export function classifyFailure(failure: RequestFailure): FailureClass {
  if (failure.kind === "fetch" || failure.kind === "timeout") return "unreachable";
  if (failure.kind === "parsing") return "unreadable";
  const code = Number(failure.code);
  if (code === LIME_CODE) return "lime";
  if (EMPTY_CODES.includes(code)) return "empty";
  if (failure.status === 503) return maintenanceOf(failure) === null ? "broken" : "maintenance";
  if (failure.status >= 500) return "broken";
  if (needsCredential(failure)) return "not_found";
  return CLASS_BY_STATUS[failure.status] ?? "invalid";
}

/** A game that needs a credential is, to a player without it, not there (Spec §6). */
function needsCredential({ status, details }: Extract<RequestFailure, { kind: "status" }>): boolean {
  if (status !== 403 || typeof details !== "object" || details === null) return false;
  return (details as Readonly<Record<string, unknown>>).reason === CREDENTIAL_REASON;
}

const CLASS_BY_STATUS: Readonly<Record<number, FailureClass>> = {
  401: "authentication",
  403: "authentication",
  404: "not_found",
  409: "conflict",
  410: "not_found",
  412: "conflict",
  429: "too_many",
};

/** Maintenance of a service from its 503 response; instants are ISO 8601 in UTC. */
export interface Maintenance {
  readonly scope: string;
  readonly from: string;
  readonly to: string;
  readonly noticeId: string | null;
}

/** The work that a 503 carries in its details; `null` for any other failure. */
export function maintenanceOf(failure: RequestFailure): Maintenance | null {
  if (failure.kind !== "status" || failure.status !== 503) return null;
  const details = failure.details;
  if (typeof details !== "object" || details === null) return null;
  const { status, scope, from, to, notice_id: noticeId } = details as Readonly<Record<string, unknown>>;
  if (status !== "MAINTENANCE" || typeof scope !== "string" || typeof from !== "string" || typeof to !== "string") {
    return null;
  }
  return { scope, from, to, noticeId: typeof noticeId === "string" ? noticeId : null };
}

/** Whether the session must be recovered: only after a 401. A new sign-in would not help against a 403. */
export function needsRecovery(failure: RequestFailure): boolean {
  return failure.kind === "status" && failure.status === 401;
}
