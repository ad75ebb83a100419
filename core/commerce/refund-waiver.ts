/** European Union, the rest of the European Economic Area, and the United Kingdom. */
const COUNTRIES = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/**
 * Whether the law lets a buyer withdraw from a purchase of digital content until it is delivered with the buyer's
 * consent: the store then requires that consent before payment. `country` is ISO 3166-1 alpha-2, `total` in minor
 * units.
 */
export const needsRefundWaiver = (country: string, total: number): boolean => total > 0 && COUNTRIES.has(country);
