/** A duration as a countdown shows it. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/**
 * Splits the milliseconds that remain. Started seconds count whole, so that zero is shown only when the time has come;
 * never negative.
 */
export function countdownPartsOf(remainingMs: number): CountdownParts {
  const total = Number.isFinite(remainingMs) ? Math.max(0, Math.ceil(remainingMs / SECOND_MS)) : 0;
  return {
    days: Math.floor(total / DAY_S),
    hours: Math.floor((total % DAY_S) / HOUR_S),
    minutes: Math.floor((total % HOUR_S) / MINUTE_S),
    seconds: total % MINUTE_S,
  };
}
