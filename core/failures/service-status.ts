import { classifyFailure } from "./classify-failure.ts";
import type { RequestFailure } from "./request-failure.ts";

/** Status of a service (Spec §3). */
export type ServiceStatus = "NORMAL" | "MAINTENANCE" | "ERROR";

/** From best to worst. */
const STATUSES = ["NORMAL", "ERROR", "MAINTENANCE"] as const satisfies readonly ServiceStatus[];

/** Status of a page that uses several services: announced maintenance explains errors of the others. */
export function worstStatusOf(statuses: readonly ServiceStatus[]): ServiceStatus {
  return STATUSES.findLast((status) => statuses.includes(status)) ?? "NORMAL";
}

/** Status of a service by the outcome of its last request; a refusal of that request alone does not lower it. */
export function serviceStatusOf(failure: RequestFailure | null): ServiceStatus {
  if (failure === null) return "NORMAL";
  const kind = classifyFailure(failure);
  if (kind === "maintenance") return "MAINTENANCE";
  return kind === "unreachable" || kind === "unreadable" || kind === "broken" ? "ERROR" : "NORMAL";
}
