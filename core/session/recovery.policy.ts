import { needsRecovery } from "../failures/classify-failure.ts";
import type { RequestFailure } from "../failures/request-failure.ts";
import type { Shell } from "../shell/shell.ts";
import { MAX_RECOVERIES } from "./constants.ts";
import { planRecovery } from "./recovery.plan.ts";

/** What has been tried since the last check that succeeded. */
export interface RecoveryHistory {
  /** Checks that were repeated after a pause. */
  readonly retries: number;
  readonly recoveries: number;
}

/**
 * Whether a failed session check is recovered (Spec §4 and §8). A 401 is recovered at once. Any other failure may be a
 * fault of the server: the check is repeated after a pause, and the native side is asked if it fails again. Without a
 * native side the check is only repeated.
 *
 * | failure       | native_refresh, web_sso          | sign_in_prompt            |
 * |---------------|----------------------------------|---------------------------|
 * | 401           | `MAX_RECOVERIES` in a row        | `MAX_RECOVERIES` in a row |
 * | anything else | once, after one repetition       | never                     |
 */
export function mayRecover(shell: Shell, failure: RequestFailure, { retries, recoveries }: RecoveryHistory): boolean {
  if (needsRecovery(failure)) return recoveries < MAX_RECOVERIES;
  return planRecovery(shell) !== "sign_in_prompt" && retries > 0 && recoveries === 0;
}
