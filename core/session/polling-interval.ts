import { MINUTE_MS, SESSION_MINUTES_DEFAULT, SESSION_MINUTES_MAX, SESSION_MINUTES_MIN } from "./constants.ts";

/**
 * Milliseconds between two session checks (specification, section 9): `'session.minute'` × 60 s, 5 minutes where the
 * server says nothing or nonsense, and never outside 1 minute to 1 day.
 */
export function pollingIntervalMs(sessionMinutes: number | null): number {
  const isSaid = sessionMinutes !== null && Number.isFinite(sessionMinutes) && sessionMinutes > 0;
  const minutes = isSaid ? sessionMinutes : SESSION_MINUTES_DEFAULT;
  return Math.min(Math.max(minutes, SESSION_MINUTES_MIN), SESSION_MINUTES_MAX) * MINUTE_MS;
}
