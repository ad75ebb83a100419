import { MAX_SESSION_MINUTES, MIN_SESSION_MINUTES, MINUTE_MS, SESSION_MINUTES_DEFAULT } from "./constants.ts";

/**
 * Milliseconds between two session checks (Spec §9): `'session.minute'` × 60 s, 5 minutes if it is
 * absent or invalid, and always between 3 seconds and 1 day.
 */
export function pollingIntervalMs(sessionMinutes: number | null): number {
  const isSaid = sessionMinutes !== null && Number.isFinite(sessionMinutes) && sessionMinutes > 0;
  const minutes = isSaid ? sessionMinutes : SESSION_MINUTES_DEFAULT;
  return Math.min(Math.max(minutes, MIN_SESSION_MINUTES), MAX_SESSION_MINUTES) * MINUTE_MS;
}
