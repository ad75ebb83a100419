import { isUnderEuropeanLaw } from "../catalogue/european-law.ts";

/**
 * Whether the law lets a buyer withdraw from a purchase of digital content until it is delivered with the buyer's
 * consent: the store then requires that consent before payment. `country` is ISO 3166-1 alpha-2, `total` in minor
 * units.
 */
export const needsRefundWaiver = (country: string, total: number): boolean => total > 0 && isUnderEuropeanLaw(country);
