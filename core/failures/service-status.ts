import { classifyFailure } from "./classify-failure.ts";
import type { RequestFailure } from "./request-failure.ts";

/** How a service is (specification, section 3). */
export type ServiceStatus = "NORMAL" | "MAINTENANCE" | "ERROR";

/** Status of a service by the outcome of its last request; an answer that only this request deserved says nothing bad of it. */
export function serviceStatusOf(failure: RequestFailure | null): ServiceStatus {
  if (failure === null) return "NORMAL";
  const kind = classifyFailure(failure);
  if (kind === "maintenance") return "MAINTENANCE";
  return kind === "unreachable" || kind === "unreadable" || kind === "broken" ? "ERROR" : "NORMAL";
}
