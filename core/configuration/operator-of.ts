import { isVietnamRegion } from "./is-vietnam-region.ts";
import type { Operator, RuntimeConfiguration } from "./runtime-configuration.ts";

/** Operator of the store for a country: the country's own, else its region's, else the default; `null` without any. */
export function operatorOf(
  { operators }: Pick<RuntimeConfiguration, "operators">,
  countryCode: string,
): Operator | null {
  const ofRegion = isVietnamRegion(countryCode) ? operators.vietnam : undefined;
  return operators[countryCode.toUpperCase()] ?? ofRegion ?? operators.default ?? null;
}
