import { classifyFailure } from "./classify-failure.ts";
import type { RequestFailure } from "./request-failure.ts";

/**
 * Whether a failed request goes to the error-reporting service: only what nobody expects. The lime and empty codes never
 * toast, retry or go there (specification, section 8).
 */
export function isReportableFailure(failure: RequestFailure): boolean {
  const kind = classifyFailure(failure);
  return kind === "unreadable" || kind === "broken" || kind === "invalid";
}
