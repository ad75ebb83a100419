import fc from "#tests/support/fast-check.ts";

/** An arbitrary instant for tests. */
export const NOON = Date.parse("2026-11-21T12:00:00.000Z");

export const instantAt = (ms: number): string => new Date(ms).toISOString();

/** Milliseconds within ten years of `NOON`. */
export const momentArbitrary = fc.integer({ min: NOON - 3.15e11, max: NOON + 3.15e11 });

export const instantArbitrary = momentArbitrary.map(instantAt);
