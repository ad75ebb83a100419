/** Formats by the platform's `Intl` for one language. */
export interface Formats {
  number(value: number): string;
  /** One decimal, for average scores. */
  score(value: number): string;
  /** `part` of 1, e.g. 0.4 → 40%. */
  percent(part: number): string;
  /** `amount` in integer minor units of `currency` (ISO 4217). */
  price(amount: number, currency: string): string;
  /** Day and time in the player's time zone. */
  dateTime(instant: string): string;
  date(instant: string): string;
  /** Time between `instant` and `now` in the largest fitting unit, e.g. "3 days ago"; "now" within a minute. */
  relative(instant: string, now: number): string;
  /** Size in decimal units, e.g. 18.2 GB. */
  bytes(bytes: number): string;
  /** Name of a language tag in the language of the page. */
  languageName(tag: string): string;
  /** Name of an ISO 3166-1 country in the language of the page. */
  countryName(code: string): string;
  list(values: readonly string[]): string;
  /** Whole number with at least two digits, for countdowns. */
  twoDigits(value: number): string;
}

const MINUTE_MS = 60_000;
const RELATIVE_UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * MINUTE_MS],
  ["month", 30 * 24 * 60 * MINUTE_MS],
  ["week", 7 * 24 * 60 * MINUTE_MS],
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
];
const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Fraction digits of a currency, from the platform: 0 for KRW, JPY, VND, 2 for EUR (ISO 4217). */
export function fractionDigitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/**
 * `timeZone` is the player's own by default. The server does not know it and renders in UTC until the page is hydrated
 * (see `LocalTime` of the kit).
 */
export function createFormats(locale: string, timeZone?: string): Formats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const number = new Intl.NumberFormat(locale);
  return {
    number: (value) => number.format(value),
    score: (value) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    percent: (part) => new Intl.NumberFormat(locale, { style: "percent" }).format(part),
    price(amount, currency) {
      const digits = fractionDigitsOf(currency);
      return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount / 10 ** digits);
    },
    dateTime: (instant) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", ...zone }).format(new Date(instant)),
    date: (instant) => new Intl.DateTimeFormat(locale, { dateStyle: "long", ...zone }).format(new Date(instant)),
    relative(instant, now) {
      const difference = Date.parse(instant) - now;
      const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
      for (const [unit, length] of RELATIVE_UNITS) {
        if (Math.abs(difference) >= length) return format.format(Math.trunc(difference / length), unit);
      }
      return format.format(0, "second");
    },
    bytes(bytes) {
      const step = Math.min(BYTE_UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
      return new Intl.NumberFormat(locale, {
        style: "unit",
        unit: BYTE_UNITS[step] ?? "byte",
        maximumFractionDigits: step > 2 ? 1 : 0,
      }).format(bytes / 1000 ** step);
    },
    languageName: (tag) => new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag,
    countryName: (code) => new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code,
    list: (values) => new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(values),
    twoDigits: (value) => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(value),
  };
}
