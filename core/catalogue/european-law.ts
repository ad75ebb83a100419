/** European Union, the rest of the European Economic Area, and the United Kingdom. */
const COUNTRIES: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** Whether a country is of the European Union, the European Economic Area or the United Kingdom. ISO 3166-1 alpha-2. */
export const isUnderEuropeanLaw = (country: string): boolean => COUNTRIES.has(country);
