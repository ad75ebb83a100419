import type { RequestFailure, Result } from "#core/failures/request-failure.ts";

const NAME = "RequestFailureError";

/** A request failure on its way through TanStack Query, which knows failures as thrown errors only. */
export class RequestFailureError extends Error {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure) {
    super(describe(failure));
    this.name = NAME;
    this.failure = failure;
  }
}

/** The value of a gateway's answer; throws a `RequestFailureError` where there is none. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new RequestFailureError(result.failure);
}

/**
 * The failure behind an error of a query or a mutation; `null` for an error that is none, which is a bug. What failed on
 * the server comes to the browser as plain data, with the name and the failure of the error.
 */
export function failureOf(error: unknown): RequestFailure | null {
  return isRequestFailureError(error) ? error.failure : null;
}

function isRequestFailureError(error: unknown): error is Pick<RequestFailureError, "failure"> {
  return typeof error === "object" && error !== null && "name" in error && error.name === NAME && "failure" in error;
}

/** What a server calls a refusal for programs; anything longer or freer could be words about a player. */
const CODE = /^[\w.-]{1,40}$/;

/** What the error-reporting service is told: neither words of the server nor anything that was received. */
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
