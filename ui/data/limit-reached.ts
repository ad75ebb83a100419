import { RequestFailureError } from "./request-failure-error.ts";

/** What the server says to a player when a bound of the store is reached, for what a guest keeps on the device. */
export function limitReached(reason: string, maximum: number): RequestFailureError {
  return new RequestFailureError({
    kind: "status",
    status: 400,
    code: null,
    message: reason,
    traceId: null,
    details: { reason, maximum },
    retryAfterSeconds: null,
  });
}
