import { createHash } from "node:crypto";
import type { Logger } from "#core/ports/device.ts";

/** A registration waits no longer for the look-up. */
const LOOKUP_TIMEOUT_MS = 1_500;
/** Characters of the hash that are sent: hundreds of passwords share them (k-anonymity). */
const PREFIX_LENGTH = 5;

/** Whether a password is known from a data breach; `false` where that cannot be found out. */
export type BreachLookup = (password: string) => Promise<boolean>;

/**
 * Queries a range API like Have I Been Pwned's (`GET <address>/<first 5 characters of the SHA-1>`, answered with
 * `<other 35 characters>:<count>` a line). The password never leaves the process; padding hides the length of the
 * answer from observers. While the service is unavailable, only the built-in list is checked.
 */
export function createBreachLookup(input: {
  readonly address: string;
  readonly logger: Logger;
  readonly fetch?: typeof fetch;
}): BreachLookup {
  const { address, logger, fetch: send = fetch } = input;
  return async (password) => {
    const hash = createHash("sha1").update(password.normalize("NFC"), "utf8").digest("hex").toUpperCase();
    try {
      const answer = await send(`${address.replace(/\/+$/, "")}/${hash.slice(0, PREFIX_LENGTH)}`, {
        headers: { "Add-Padding": "true", "User-Agent": "purple-store" },
        redirect: "error",
        signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`it answered with ${answer.status}`);
      return hasSuffix(await answer.text(), hash.slice(PREFIX_LENGTH));
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      logger.warn("Breached passwords cannot be looked up; the list that ships decides", { reason });
      return false;
    }
  };
}

/** Lines with a count of 0 are padding. */
function hasSuffix(answer: string, suffix: string): boolean {
  return answer.split(/\r?\n/).some((line) => {
    const [known = "", count = "0"] = line.trim().split(":");
    return known.toUpperCase() === suffix && Number(count) > 0;
  });
}
