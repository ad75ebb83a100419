import { VIETNAM_REGION } from "./constants.ts";

/** Whether a country belongs to the Vietnam region (Spec §9). */
export function isVietnamRegion(countryCode: string): boolean {
  return VIETNAM_REGION.includes(countryCode.toUpperCase());
}
