import type { RequestFailure } from "./request-failure.ts";

/**
 * Failures in browsers, as operators count them.
 *
 * | kind                                   | what                                                  |
 * |----------------------------------------|-------------------------------------------------------|
 * | script, promise                        | an uncaught error or rejection                        |
 * | render                                 | a page or a part of one that could not be shown       |
 * | fetch, timeout, parsing, refused, down | a request: a status below 500 is refused, others down |
 */
export const CLIENT_FAILURE_KINDS = [
  "script",
  "promise",
  "render",
  "fetch",
  "timeout",
  "parsing",
  "refused",
  "down",
] as const;

export type ClientFailureKind = (typeof CLIENT_FAILURE_KINDS)[number];

/** The kind under which a failed request is counted. */
export function clientFailureOf(failure: RequestFailure): ClientFailureKind {
  if (failure.kind !== "status") return failure.kind;
  return failure.status >= 500 ? "down" : "refused";
}
