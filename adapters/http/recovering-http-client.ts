import { needsRecovery } from "#core/failures/classify-failure.ts";
import type { CallOptions } from "#core/ports/catalogue-gateway.ts";
import type { RecoverSession } from "#core/ports/session-gateway.ts";
import type { Call } from "../wire/call.ts";
import type { HttpClient } from "./http-client.ts";

/** Unlike that of `HttpClient`, `send` may send a call twice and wait for a recovery in between. */
export interface RecoveringHttpClient extends HttpClient {
  /** The same client for calls whose 401 is an answer: it neither recovers nor repeats. */
  readonly once: HttpClient;
  /** See `SessionGateway.recoverBy`. */
  readonly recoverBy: (recover: RecoverSession | null) => void;
}

/**
 * A client that repeats a call once, with the same idempotency key, after the session that it was refused for is
 * recovered.
 */
export function createRecoveringHttpClient(once: HttpClient): RecoveringHttpClient {
  let recover: RecoverSession | null = null;
  const refusedForGood = new Set<Call>();
  return {
    once,
    recoverBy: (by) => {
      recover = by;
    },
    send: async (call, input, options) => {
      const result = await once.send(call, input, options);
      if (result.ok) refusedForGood.delete(call);
      if (result.ok || !needsRecovery(result.failure) || recover === null || refusedForGood.has(call)) return result;
      // A caller that has aborted the call does not wait for the recovery either.
      if (!(await unlessAborted(recover, options?.signal))) return result;
      const next = await once.send(call, input, options);
      if (!next.ok && needsRecovery(next.failure)) refusedForGood.add(call);
      return next;
    },
  };
}

/** Result of a recovery; `false` as soon as `signal` aborts. */
function unlessAborted(recover: RecoverSession, signal: CallOptions["signal"]): Promise<boolean> {
  if (signal === undefined) return recover();
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const giveUp = () => resolve(false);
    signal.addEventListener("abort", giveUp);
    recover()
      .then(resolve)
      .finally(() => signal.removeEventListener("abort", giveUp));
  });
}
