const CURRENCY_BY_COUNTRY: Readonly<Record<string, string>> = {
  AE: "AED",
  AT: "EUR",
  AU: "AUD",
  BE: "EUR",
  BR: "BRL",
  CA: "CAD",
  DE: "EUR",
  ES: "EUR",
  FI: "EUR",
  FR: "EUR",
  GB: "GBP",
  GR: "EUR",
  HK: "HKD",
  ID: "IDR",
  IE: "EUR",
  IT: "EUR",
  JP: "JPY",
  KR: "KRW",
  KZ: "KZT",
  MO: "HKD",
  MX: "MXN",
  MY: "MYR",
  NL: "EUR",
  NZ: "NZD",
  PH: "PHP",
  PL: "PLN",
  PT: "EUR",
  RU: "RUB",
  SA: "SAR",
  SG: "SGD",
  TH: "THB",
  TR: "TRY",
  TW: "TWD",
  US: "USD",
  VN: "VND",
};

/** Countries a player can live in. */
export const SUPPORTED_COUNTRIES: readonly string[] = Object.keys(CURRENCY_BY_COUNTRY);

/** Currency where a country has none of its own here, or a thing no price in it. */
export const FALLBACK_CURRENCY = "USD";

/** Currency a country is charged in (ISO 4217). */
export function currencyOf(country: string): string {
  return CURRENCY_BY_COUNTRY[country] ?? FALLBACK_CURRENCY;
}

/** Digits of the minor unit of a currency (ISO 4217): 2 for USD, 0 for KRW. */
export function fractionDigitsOf(currency: string): number {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
