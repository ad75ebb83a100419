import type { Environment } from "../configuration/runtime-configuration.ts";
import { classifyFailure } from "./classify-failure.ts";
import { isNetworkNoise } from "./is-ignored-error.ts";
import type { RequestFailure } from "./request-failure.ts";

/**
 * Whether a failed request goes to the error-reporting service: only unexpected failures. The lime and empty codes
 * never cause a toast, a retry or a report; a request without a response is reported on the live environment and the
 * release candidate (Spec §8).
 */
export function isReportableFailure(failure: RequestFailure, environment: Environment): boolean {
  const kind = classifyFailure(failure);
  if (kind === "unreachable") return !isNetworkNoise(environment);
  return kind === "unreadable" || kind === "broken" || kind === "invalid";
}
