import type { RequestFailure } from "../failures/request-failure.ts";

/** How the server has answered a report. */
export type ReportOutcome = "sent" | "already" | "signedOut" | "tooMany" | "failed";

export const isAlreadyReported = (failure: RequestFailure): boolean =>
  failure.kind === "status" && failure.code === "ALREADY_REPORTED";

export function reportOutcomeOf(failure: RequestFailure | null): ReportOutcome {
  if (failure === null) return "sent";
  if (failure.kind !== "status") return "failed";
  if (isAlreadyReported(failure)) return "already";
  if (failure.code === "QUOTA_REACHED") return "tooMany";
  return failure.status === 401 ? "signedOut" : "failed";
}
