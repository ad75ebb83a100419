import { RequestFailureError } from "./request-failure-error.ts";

/** Failure of the server when a limit of the store is reached; used for a guest's lists on the device. */
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
