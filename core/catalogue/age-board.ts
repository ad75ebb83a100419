import type { AgeBoard } from "./game.ts";

const BOARDS_BY_COUNTRY: ReadonlyMap<string, AgeBoard> = new Map([
  ["KR", "GRAC"],
  ["TW", "GSRR"],
  ["JP", "CERO"],
  ["US", "ESRB"],
  ["CA", "ESRB"],
  ["MX", "ESRB"],
  ["BR", "CLASSIND"],
  ["DE", "USK"],
]);

/** Countries that have agreed on PEGI. */
const PEGI_COUNTRIES = "GB IE AT CH FR BE ES PT IT NL PL TR".split(" ");

/** The age rating board of a country (ISO 3166-1 alpha-2); the international one if the country has none. */
export function ageBoardOf(countryCode: string): AgeBoard {
  return BOARDS_BY_COUNTRY.get(countryCode) ?? (PEGI_COUNTRIES.includes(countryCode) ? "PEGI" : "IARC");
}
