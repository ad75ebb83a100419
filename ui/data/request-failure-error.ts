import type { RequestFailure, Result } from "#core/failures/request-failure.ts";

const NAME = "RequestFailureError";

/** Wraps a request failure for TanStack Query, which represents failures as thrown errors only. */
export class RequestFailureError extends Error {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure) {
    super(describe(failure));
    this.name = NAME;
    this.failure = failure;
  }
}

/** Returns the value of a result; throws a `RequestFailureError` for a failure. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new RequestFailureError(result.failure);
}

/**
 * Returns the failure behind an error of a query or a mutation; `null` for any other error, which is a bug. A failure
 * from the server arrives in the browser as plain data with the error's name and failure.
 */
export function failureOf(error: unknown): RequestFailure | null {
  return isRequestFailureError(error) ? error.failure : null;
}

function isRequestFailureError(error: unknown): error is Pick<RequestFailureError, "failure"> {
  return typeof error === "object" && error !== null && "name" in error && error.name === NAME && "failure" in error;
}

/** Machine-readable code of a refusal. A longer or freer text could contain personal data. */
const CODE = /^[\w.-]{1,40}$/;

/** Description for the error-reporting service: no server text and no received data. */
function describe(failure: RequestFailure): string {
  switch (failure.kind) {
    case "timeout":
      return `no answer within ${failure.timeoutMs} ms`;
    case "status":
      return CODE.test(String(failure.code ?? ""))
        ? `status ${failure.status}, ${failure.code}`
        : `status ${failure.status}`;
    case "parsing":
      return `unreadable answer: ${failure.message}`;
    case "fetch":
      return `no answer: ${failure.message}`;
  }
}
