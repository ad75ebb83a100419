import { WorkRefused } from "#adapters/workers/work-refused.ts";
import { CallRefusal } from "./call-refusal.ts";

/** The answer to a refused call, in the envelope of every publisher service. */
export function errorAnswer(refusal: CallRefusal, traceId: string): Response {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  if (refusal.retryAfterSeconds !== undefined) headers.set("Retry-After", String(refusal.retryAfterSeconds));
  const error = {
    code: refusal.code,
    message: refusal.message,
    trace_id: traceId,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  };
  return new Response(JSON.stringify({ error }), { status: refusal.status, headers });
}

/** Seconds after which a database that cannot be reached is worth another try. */
const DATABASE_RETRY_SECONDS = 5;

/** SQL states and system errors of a database that is away or busy. */
const DATABASE_AWAY = /^(08|53|55P03|57P0[1-5]|57014|40001|40P01)/;
const SYSTEM_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "EAI_AGAIN",
]);
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|after calling end on the pool/i;

/** `Retry-After` in seconds if the worker queue is full. */
const WORK_RETRY_SECONDS = 2;

/**
 * Answer to an unexpected failure: 503 while the database is down or all threads are busy, else 500 without details.
 */
export function refusalOfFailure(failure: unknown): CallRefusal {
  if (failure instanceof CallRefusal) return failure;
  if (failure instanceof WorkRefused) {
    return new CallRefusal(503, "BUSY", "The service is busy at the moment.", {
      retryAfterSeconds: WORK_RETRY_SECONDS,
    });
  }
  if (isDatabaseAway(failure)) {
    return new CallRefusal(503, "UNAVAILABLE", "The service cannot be reached at the moment.", {
      retryAfterSeconds: DATABASE_RETRY_SECONDS,
    });
  }
  return new CallRefusal(500, "INTERNAL", "Something went wrong on our side.");
}

/** Whether a failure of a query means that the database is away or busy, not that the query is wrong. */
export function isDatabaseAway(failure: unknown): boolean {
  for (let cause: unknown = failure, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (DATABASE_AWAY.test(code) || SYSTEM_AWAY.has(code) || POOL_AWAY.test(cause.message)) return true;
  }
  return false;
}
