import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { EpochMilliseconds } from "#core/ports/device.ts";
import { errorAnswerSchema, maintenanceAnswerSchema } from "../wire/envelope.ts";
import { PUBLISHER_HEADERS } from "../wire/headers.ts";
import { readTolerantly } from "../wire/tolerant-reader.ts";
import { parseRetryAfter } from "./http-date.ts";
import type { BodyText } from "./read-bounded-text.ts";

type StatusFailure = Extract<RequestFailure, { kind: "status" }>;

/**
 * Failure of an HTTP error response. A JSON body other than the envelope is kept as details; any other body (e.g. a
 * gateway's HTML page) leaves code and details empty. Maintenance has the code `MAINTENANCE` and its whole body as
 * details. `now` is the server time, from which a return date is counted.
 */
export function readStatusFailure(response: Response, body: BodyText, now: EpochMilliseconds): StatusFailure {
  const { status, headers } = response;
  const failure: StatusFailure = {
    kind: "status",
    status,
    code: null,
    message: response.statusText || `HTTP ${status}`,
    traceId: headers.get(PUBLISHER_HEADERS.traceId),
    details: null,
    retryAfterSeconds: parseRetryAfter(headers.get("Retry-After"), now),
  };

  const json = parseJson(body);
  const envelope = readTolerantly(errorAnswerSchema, json);
  if (envelope.success) {
    const { code, message, trace_id, details = null } = envelope.output.error;
    return {
      ...failure,
      code,
      message: message || failure.message,
      traceId: trace_id || failure.traceId,
      details,
    };
  }
  const maintenance = readTolerantly(maintenanceAnswerSchema, json);
  return maintenance.success
    ? { ...failure, code: maintenance.output.status, details: maintenance.output }
    : { ...failure, details: json ?? null };
}

function parseJson(body: BodyText): unknown {
  if (body.kind !== "text") return undefined;
  try {
    return JSON.parse(body.text);
  } catch {
    return undefined;
  }
}
