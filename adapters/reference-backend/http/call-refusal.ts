/**
 * An error response of a call. Thrown, so that a surrounding transaction is rolled back, and converted into the
 * envelope centrally.
 */
export class CallRefusal extends Error {
  readonly status: number;
  readonly code: number | string;
  readonly details: unknown;
  /** Seconds for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: number | string,
    message: string,
    extra: { readonly details?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = "CallRefusal";
    this.status = status;
    this.code = code;
    this.details = extra.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

export interface FieldError {
  /** Location of the value, e.g. `query.limit`, `body.score`, `header.X-CountryCode`. */
  readonly field: string;
  readonly message: string;
}

/** 400 with the fields that are wrong. */
export function invalidInput(...fields: readonly FieldError[]): CallRefusal {
  return new CallRefusal(400, "INVALID_INPUT", "The request is not valid.", { details: { fields } });
}

/** 400 because a bound of the store has been reached: `reason` names it, `maximum` is how many there can be. */
export function overLimit(field: string, reason: string, maximum: number): CallRefusal {
  const fields: readonly FieldError[] = [{ field, message: `${reason}: ${maximum} at most.` }];
  return new CallRefusal(400, "INVALID_INPUT", "The request is not valid.", { details: { fields, reason, maximum } });
}

export function notFound(what: string): CallRefusal {
  return new CallRefusal(404, "NOT_FOUND", `There is no such ${what}.`);
}

/** 403 with a machine-readable reason. */
export function forbidden(reason: string, message: string): CallRefusal {
  return new CallRefusal(403, "FORBIDDEN", message, { details: { reason } });
}
