import type { EpochMilliseconds } from "#core/ports/device.ts";

/** The `Date` header counts whole seconds, so the true time lies half a second later on average. */
const HALF_A_DATE_GRAIN_MS = 500;

/** Instant of an HTTP date (RFC 9110, section 5.6.7, in each of its three forms); `null` for anything else. */
export function parseHttpDate(text: string | null): EpochMilliseconds | null {
  if (text === null || !/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  // The form of C's asctime() names no zone, and HTTP means GMT.
  const instant = Date.parse(/GMT$/.test(text) ? text : `${text} GMT`);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Server time when an answer arrived, and its uncertainty: `Date` is assumed to be written halfway through the round
 * trip. `null` if the header is missing or not readable from another origin.
 */
export function estimateServerTime(
  dateHeader: string | null,
  roundTripMs: number,
): { readonly serverTime: EpochMilliseconds; readonly uncertaintyMs: number } | null {
  const writtenAt = parseHttpDate(dateHeader);
  if (writtenAt === null) return null;
  const uncertaintyMs = HALF_A_DATE_GRAIN_MS + Math.ceil(roundTripMs / 2);
  return { serverTime: writtenAt + uncertaintyMs, uncertaintyMs };
}

/**
 * Seconds to wait according to `Retry-After`, given as a number of seconds or as a date; `null` if it is neither.
 * A date that has passed is 0.
 */
export function parseRetryAfter(text: string | null, now: EpochMilliseconds): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = parseHttpDate(text);
  return until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
}
