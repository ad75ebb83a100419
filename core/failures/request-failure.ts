/**
 * How a request can fail (Spec §8). A failure is a value: gateways return it, they do not throw.
 *
 * | kind    | when                                                                    |
 * |---------|-------------------------------------------------------------------------|
 * | fetch   | no answer: refused, aborted by the network, name not found              |
 * | timeout | no complete answer within the bound                                     |
 * | parsing | an answer that is not JSON or not of the agreed shape                   |
 * | status  | an HTTP error status, with its body as far as it could be read          |
 */
export type RequestFailure =
  | { readonly kind: "fetch"; readonly message: string }
  | { readonly kind: "timeout"; readonly timeoutMs: number }
  /** `message` names the field and the expected type, never the received value, because it is reported. */
  | { readonly kind: "parsing"; readonly status: number; readonly message: string }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly code: number | string | null;
      /** Message of the server; it may name the player and must not be reported. */
      readonly message: string;
      readonly traceId: string | null;
      /** Field errors of a 400, the fresh state of a 409, the machine-readable reason of a 403. */
      readonly details: unknown;
      /** Seconds to wait, from `Retry-After`; `null` if absent. */
      readonly retryAfterSeconds: number | null;
    };

/** An expected outcome: the value, or why there is none. */
export type Result<Value, Failure = RequestFailure> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Present if items of the answer's lists could not be read: what is not in them may exist all the same. */
      readonly isPartial?: true;
    }
  | { readonly ok: false; readonly failure: Failure };

/** The failure of a call; `null` if it has succeeded. */
export const failureIn = (result: Result<unknown>): RequestFailure | null => (result.ok ? null : result.failure);

export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const fail = <Failure>(failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});
