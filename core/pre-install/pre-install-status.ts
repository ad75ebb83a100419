import { ALREADY_REQUESTED_CODE } from "../failures/constants.ts";
import type { RequestFailure, Result } from "../failures/request-failure.ts";

/** Status of a pre-install that has not got further (Spec §3). */
export const PRE_INSTALL_DEFAULT_STATUS = 0;

/**
 * Status to store after a request (Spec §4): the returned one, or 0 without one; also 0 if the server
 * means that it had been requested before. Any other failure stays a failure.
 */
export function preInstallStatusAfter(result: Result<number | null | undefined>): Result<number> {
  if (result.ok) return { ok: true, value: result.value ?? PRE_INSTALL_DEFAULT_STATUS };
  return isAlreadyRequested(result.failure) ? { ok: true, value: PRE_INSTALL_DEFAULT_STATUS } : result;
}

function isAlreadyRequested(failure: RequestFailure): boolean {
  return failure.kind === "status" && failure.code === ALREADY_REQUESTED_CODE;
}
