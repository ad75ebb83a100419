import type { EpochMilliseconds } from "../ports/device.ts";
import type { Instant } from "./game.ts";

/** A full ISO 8601 instant with its offset; without one the answer would depend on the device's time zone. */
export const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The instant in milliseconds since 1970; `null` where there is none or it cannot be read. */
export function instantToMs(instant: Instant | null | undefined): EpochMilliseconds | null {
  if (instant === null || instant === undefined || !INSTANT_PATTERN.test(instant)) return null;
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? null : ms;
}
