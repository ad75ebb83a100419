import { needsRecovery } from "../failures/classify-failure.ts";
import type { RequestFailure } from "../failures/request-failure.ts";
import type { Shell } from "../shell/shell.ts";
import { RECOVERIES_MAX } from "./constants.ts";
import { isRecoveredUnseen } from "./recovery.plan.ts";

/**
 * Whether a session check that the server has answered badly is recovered, after so many recoveries in a row (specification,
 * sections 4 and 8). Only a 401 says that the session is over. Anything else may be the server's own trouble: that is
 * recovered where the player notices nothing of it, and otherwise only checked again.
 *
 * | failure       | native_refresh            | web_sso                   | sign_in_prompt            |
 * |---------------|---------------------------|---------------------------|---------------------------|
 * | 401           | `RECOVERIES_MAX` in a row | `RECOVERIES_MAX` in a row | `RECOVERIES_MAX` in a row |
 * | anything else | once                      | never: it loads the page  | never: nobody is signed   |
 * |               |                           | anew                      | out                       |
 */
export function mayRecover(shell: Shell, failure: RequestFailure, recoveries: number): boolean {
  if (needsRecovery(failure)) return recoveries < RECOVERIES_MAX;
  return isRecoveredUnseen(shell) && recoveries === 0;
}
