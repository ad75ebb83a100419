import type { EpochMilliseconds } from "../ports/device.ts";
import { COUNTRY_CHANGE_DAYS } from "./constants.ts";

const DAY_MS = 86_400_000;

/**
 * Instant from which the country of an account can be changed; `null` if it can be changed now. `changedAt` is `null`
 * for an account that still has the country of its registration.
 */
export function countryChangeableAt(
  changedAt: EpochMilliseconds | null,
  now: EpochMilliseconds,
): EpochMilliseconds | null {
  if (changedAt === null) return null;
  const changeableAt = changedAt + COUNTRY_CHANGE_DAYS * DAY_MS;
  return changeableAt > now ? changeableAt : null;
}
