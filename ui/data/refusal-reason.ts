import { failureOf } from "./request-failure-error.ts";

/** The machine-readable reason of a refused request (`details.reason`); `null` where none was given. */
export function refusalReasonOf(error: unknown): string | null {
  const failure = failureOf(error);
  const details: unknown = failure?.kind === "status" ? failure.details : null;
  if (typeof details !== "object" || details === null || !("reason" in details)) return null;
  return typeof details.reason === "string" ? details.reason : null;
}
